import FoundationEssentials

/// Finds where a JSON text stops being JSON; Foundation on Linux says only that it is not.
struct JSONSyntax {
    private let bytes: [UInt8]
    private var position = 0
    private static let deepest = 512

    /// The one-based line of the first byte that does not fit; nil when the text is valid.
    static func lineOfFirstError(in data: Data) -> Int? {
        var scanner = JSONSyntax(bytes: [UInt8](data))
        let isValid = scanner.value(depth: 0) && scanner.isAtEnd()
        guard !isValid else { return nil }
        return 1 + scanner.bytes.prefix(scanner.position).count { $0 == UInt8(ascii: "\n") }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func isAtEnd() -> Bool {
        skipBlanks()
        return current == nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> Bool {
        skipBlanks()
        guard depth < Self.deepest else { return false }
        switch current {
        case UInt8(ascii: "{"):
            return list(closing: "}") { scanner in
                scanner.string() && scanner.take(":") && scanner.value(depth: depth + 1)
            }
        case UInt8(ascii: "["): return list(closing: "]") { $0.value(depth: depth + 1) }
        case UInt8(ascii: "\""): return string()
        default: return word()
        }
    }

    private mutating func list(closing: Unicode.Scalar, item: (inout JSONSyntax) -> Bool) -> Bool {
        position += 1
        if take(closing) { return true }
        repeat {
            guard item(&self) else { return false }
        } while take(",")
        return take(closing)
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { return false }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return take("\"")
    }

    private mutating func word() -> Bool {
        let start = position
        let ends = Set(",:]}\"{[ \t\r\n".utf8)
        while let byte = current, !ends.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if ["true", "false", "null"].contains(text) || Double(text) != nil { return true }
        position = start
        return false
    }
}
