/// What to look for in the symbol graph: `struct A.B`, `static func A.make(of:)`, `extension A: P`; `*` stands for any text.
struct Declaration: Hashable, CustomStringConvertible {
    var keyword: String
    var path: String
    var conformance: String?

    var description: String { "\(keyword) \(path)" + (conformance.map { ": \($0)" } ?? "") }

    init?(_ text: String) {
        let halves = text.components(separatedBy: ": ")
        guard halves.count <= 2, let space = halves[0].lastIndex(of: " ") else { return nil }
        keyword = String(halves[0][..<space])
        path = String(halves[0][halves[0].index(after: space)...])
        conformance = halves.count == 2 ? halves[1] : nil
        guard !keyword.isEmpty, !path.isEmpty, (keyword == "extension") == (conformance != nil) else { return nil }
    }

    func matches(_ symbol: Symbol) -> Bool {
        guard path.contains("*") ? Pattern(path).matches(symbol.path) : path == symbol.path else { return false }
        // A type may state the conformance where it is declared.
        if let conformance { return symbol.conformances.contains(conformance) }
        return symbol.declares(with: keyword)
    }
}

/// A text in which `*` stands for any text.
struct Pattern {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

    func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return text == parts.joined() }
        guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
