/// A line that is typed at a terminal. It takes one row, in which a long line moves along with the cursor.
struct LineEditor: Sendable {
    /// What stands before the line.
    var hint: String
    /// Columns of the terminal; a row is as long as it gets when nil.
    var width: Int?
    /// Everything that continues a text, each with the text itself; the Tab key asks for it.
    var completions: (@Sendable (String) -> [String])?
    private var keys = KeyDecoder()
    private var line = EditedLine()

    init(hint: String, width: Int? = nil, completions: (@Sendable (String) -> [String])? = nil) {
        self.hint = hint
        self.width = width
        self.completions = completions
    }

    /// What some typing led to.
    struct Step: Equatable, Sendable {
        /// The terminal shows this.
        var screen: String
        /// The line, once it is complete, or that no line comes any more.
        var end: End?
        /// What was typed behind the end of the line.
        var rest: [UInt8] = []

        enum End: Equatable, Sendable {
            case line(String)
            case cancelled
        }
    }

    /// Takes what was typed, in pieces of any size.
    mutating func take(_ bytes: [UInt8]) -> Step {
        var screen = ""
        for (index, byte) in bytes.enumerated() {
            for key in keys.take(byte) {
                if key == .enter {
                    let rest = Array(bytes[(index + 1)...])
                    return Step(screen: screen + drawing + "\n", end: .line(line.text), rest: rest)
                }
                if key == .controlD, line.text.isEmpty { return Step(screen: screen, end: .cancelled) }
                screen += apply(key)
            }
        }
        return Step(screen: screen + drawing)
    }

    /// The row as it is now, drawn over what it was.
    private var drawing: String {
        let window = line.window(of: width.map { max(2, $0 - DisplayWidth.of(hint) - 1) } ?? .max)
        let back = window.columnsBehind == 0 ? "" : "\u{1B}[\(window.columnsBehind)D"
        return "\r\(hint)\(window.text)\u{1B}[K\(back)"
    }

    /// - Returns: what the terminal shows besides the row.
    private mutating func apply(_ key: TypedKey) -> String {
        switch key {
        case .text(let text): line.before += text
        case .left: line.moveLeft()
        case .right: line.moveRight()
        case .wordLeft: line.moveWordLeft()
        case .wordRight: line.moveWordRight()
        case .start: line.moveToStart()
        case .end: line.moveToEnd()
        case .eraseBefore: line.eraseBefore()
        case .eraseBehind, .controlD: line.eraseBehind()
        case .eraseWord: line.eraseWord()
        case .eraseToStart: line.eraseToStart()
        case .eraseToEnd: line.eraseToEnd()
        case .tab: return complete()
        case .enter, .other: break
        }
        return ""
    }

    private mutating func complete() -> String {
        guard let completions else {
            line.before += "\t"
            return ""
        }
        let found = completions(line.before)
        guard let first = found.first else { return "\u{7}" }
        let common = found.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        guard common.utf8.count > line.before.utf8.count else {
            // The row as it stands stays above the list.
            let names = CandidateColumns(found.map(\.lastPart)).lines(width: width)
            return "\(drawing)\n\(names.joined(separator: "\n"))\n"
        }
        line.before = common
        return ""
    }
}

extension String {
    /// The characters with which both begin.
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }

    /// The last part of a path, a folder with its slash.
    fileprivate var lastPart: String {
        dropLast().lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
    }
}
