/// Reads the marks of Markdown inside lines: emphasis, code, struck text and links. Marks of blocks, such as headings and
/// lists, stay as they are written.
struct InlineMarkdown {
    /// How deep marks may be inside each other; beyond that they are text.
    private static let depthLimit = 32

    private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
        ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
        ("_", .emphasized),
    ]

    private var rest: Substring
    private let intent: InlinePresentationIntent
    private let link: URL?
    private let depth: Int
    private var plain = ""
    private var text = AttributedString()
    // A mark that nothing ends is not looked for again: the text may be long, and full of it.
    private var unended: Set<String> = []

    /// The styled text of a source.
    static func text(of source: String) -> AttributedString { text(of: source[...], [], nil, 0) }

    private static func text(
        of source: Substring, _ intent: InlinePresentationIntent, _ link: URL?, _ depth: Int
    ) -> AttributedString {
        var reader = InlineMarkdown(rest: source, intent: intent, link: link, depth: depth)
        while !reader.rest.isEmpty { reader.step() }
        reader.flush()
        return reader.text
    }

    private init(rest: Substring, intent: InlinePresentationIntent, link: URL?, depth: Int) {
        self.rest = rest
        self.intent = intent
        self.link = link
        self.depth = depth
    }

    private mutating func step() {
        if rest.first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
            plain.append(next)
            rest = rest.dropFirst(2)
        } else if !readCode(), !readMark(), !readLink() {
            plain.append(rest.removeFirst())
        }
    }

    private mutating func readCode() -> Bool {
        guard let inner = inside("`") else { return false }
        append(Self.styled(String(inner), intent.union(.code), link))
        return true
    }

    private mutating func readMark() -> Bool {
        guard depth < Self.depthLimit, let found = Self.marks.first(where: { rest.hasPrefix($0.mark) }),
            let inner = inside(found.mark)
        else { return false }
        append(Self.text(of: inner, intent.union(found.intent), link, depth + 1))
        return true
    }

    private mutating func readLink() -> Bool {
        guard rest.first == "[", link == nil, depth < Self.depthLimit, !unended.contains("](") else { return false }
        guard let middle = rest.firstRange(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
            unended.insert("](")
            return false
        }
        guard let url = URL(string: String(rest[middle.upperBound..<end])) else { return false }
        let title = rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
        rest = rest[rest.index(after: end)...]
        append(Self.text(of: title, intent, url, depth + 1))
        return true
    }

    /// What a mark encloses, which is then behind; nil when the rest does not begin with it or nothing ends it.
    private mutating func inside(_ mark: String) -> Substring? {
        guard rest.hasPrefix(mark), !unended.contains(mark) else { return nil }
        let start = rest.index(rest.startIndex, offsetBy: mark.count)
        guard let end = rest[start...].firstRange(of: mark) else {
            unended.insert(mark)
            return nil
        }
        // Marks are at words: "2 * 3 * 4" has none.
        guard end.lowerBound > start, let first = rest[start...].first, !first.isWhitespace else { return nil }
        defer { rest = rest[end.upperBound...] }
        return rest[start..<end.lowerBound]
    }

    private mutating func append(_ part: AttributedString) {
        flush()
        text += part
    }

    private mutating func flush() {
        text += Self.styled(plain, intent, link)
        plain = ""
    }

    private static func styled(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
        var part = AttributedString(text)
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        if let link { part.link = link }
        return part
    }
}
