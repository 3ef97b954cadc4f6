/// A line that is typed at a terminal, a byte at a time; the Tab key completes it.
struct LineEditor: Sendable {
    /// What stands before the line.
    var hint: String
    /// Everything that continues a text, each with the text itself.
    var completions: @Sendable (String) -> [String]
    private var bytes: [UInt8] = []
    private var escape = Escape.none

    /// Keys that send several bytes, such as arrows, do nothing; this is where in such a sequence the last byte stood.
    private enum Escape { case none, started, parameters }

    enum Step: Equatable, Sendable {
        /// The terminal shows this.
        case echo([UInt8])
        case line(String)
        /// The end of the input.
        case end

        static func echo(_ text: String) -> Step { .echo(Array(text.utf8)) }
    }

    init(hint: String, completions: @escaping @Sendable (String) -> [String]) {
        self.hint = hint
        self.completions = completions
    }

    private var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes the next byte.
    mutating func take(_ byte: UInt8) -> Step {
        if escape != .none { return skip(byte) }
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .line(text)
        case UInt8(ascii: "\t"): return complete()
        case Key.escape:
            escape = .started
            return .echo([])
        case Key.controlD: return bytes.isEmpty ? .end : .echo([])
        case Key.backspace, Key.delete: return shorten(to: text.dropLast())
        case Key.controlU: return shorten(to: "")
        case Key.controlW: return shorten(to: withoutLastPart)
        case 0..<0x20: return .echo([])
        default:
            bytes.append(byte)
            return .echo([byte])
        }
    }

    private enum Key {
        static let controlD: UInt8 = 0x04
        static let backspace: UInt8 = 0x08
        static let controlU: UInt8 = 0x15
        static let controlW: UInt8 = 0x17
        static let escape: UInt8 = 0x1B
        static let delete: UInt8 = 0x7F
    }

    private mutating func skip(_ byte: UInt8) -> Step {
        let continues = escape == .started ? [UInt8(ascii: "["), UInt8(ascii: "O")].contains(byte) : byte < 0x40
        escape = continues ? .parameters : .none
        return .echo([])
    }

    /// The text up to the slash or the space before its last part.
    private var withoutLastPart: Substring {
        let text = text
        let end = text.dropLast().lastIndex { $0 == "/" || $0 == " " }
        return end.map { text[...$0] } ?? ""
    }

    private mutating func shorten(to rest: some StringProtocol) -> Step {
        let columns = DisplayWidth.of(text) - DisplayWidth.of(rest)
        bytes = Array(rest.utf8)
        return .echo(String(repeating: "\u{8} \u{8}", count: columns))
    }

    private mutating func complete() -> Step {
        let text = text
        let found = completions(text)
        guard let first = found.first else { return .echo("\u{7}") }
        let common = found.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        guard common.utf8.count > text.utf8.count else { return .echo(list(found) + hint + text) }
        bytes = Array(common.utf8)
        return .echo(Console.tamed(String(common.dropFirst(text.count))))
    }

    /// Several that go on in different ways, by what stands behind the last slash.
    private func list(_ found: [String]) -> String {
        let names = found.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        return "\n\(Console.tamed(names.joined(separator: "  ")))\n"
    }
}

extension String {
    /// The characters with which both begin.
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
