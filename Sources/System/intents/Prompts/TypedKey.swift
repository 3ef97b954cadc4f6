/// What a key of a terminal means while a line is edited.
enum TypedKey: Equatable, Sendable {
    case text(String)
    case left, right, wordLeft, wordRight, start, end
    case eraseBefore, eraseBehind, eraseWord, eraseToStart, eraseToEnd
    case tab, enter, controlD
    /// A key that does nothing here.
    case other
}

/// Makes keys of the bytes that a terminal sends, however these are cut.
struct KeyDecoder: Sendable {
    /// The bytes of a letter that is not whole yet.
    private var letter: [UInt8] = []
    /// What has come since the escape byte with which keys such as arrows begin.
    private var sequence: String?

    /// No key sends more; what goes on longer is not remembered.
    private static let longestSequence = 16

    private static let escape: UInt8 = 0x1B

    /// Takes the next byte.
    mutating func take(_ byte: UInt8) -> [TypedKey] {
        if let begun = sequence { return take(byte, after: begun) }
        guard !letter.isEmpty else { return begin(byte) }
        guard byte & 0xC0 == 0x80 else {
            letter = []
            return [.text("\u{FFFD}")] + begin(byte)
        }
        letter.append(byte)
        return wholeLetter()
    }

    private mutating func begin(_ byte: UInt8) -> [TypedKey] {
        if byte == Self.escape {
            sequence = ""
            return []
        }
        guard byte >= 0x80 else { return [Self.key(byte)] }
        letter = [byte]
        return wholeLetter()
    }

    private mutating func wholeLetter() -> [TypedKey] {
        guard letter.count >= Self.length(of: letter[0]) else { return [] }
        defer { letter = [] }
        return [.text(String(decoding: letter, as: UTF8.self))]
    }

    /// How many bytes a letter has that begins with one; a byte that begins none stands alone.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    private mutating func take(_ byte: UInt8, after begun: String) -> [TypedKey] {
        guard byte >= 0x20 else {
            sequence = nil
            return begin(byte)
        }
        let isFirst = begun.isEmpty && [UInt8(ascii: "["), UInt8(ascii: "O")].contains(byte)
        let isParameter = !begun.isEmpty && byte < 0x40
        let text = begun + String(decoding: [byte], as: UTF8.self)
        guard isFirst || isParameter else {
            sequence = nil
            return [Self.key(text)]
        }
        sequence = begun.utf8.count < Self.longestSequence ? text : begun
        return []
    }

    private static func key(_ byte: UInt8) -> TypedKey {
        switch byte {
        case 0x01: .start
        case 0x02: .left
        case 0x04: .controlD
        case 0x05: .end
        case 0x06: .right
        case 0x08, 0x7F: .eraseBefore
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x0B: .eraseToEnd
        case 0x15: .eraseToStart
        case 0x17: .eraseWord
        case 0x00..<0x20: .other
        default: .text(String(decoding: [byte], as: UTF8.self))
        }
    }

    /// A key by what follows its escape byte; terminals differ in what they send.
    private static func key(_ sequence: String) -> TypedKey {
        switch sequence {
        case "[D", "OD": .left
        case "[C", "OC": .right
        case "[1;5D", "[1;3D", "b": .wordLeft
        case "[1;5C", "[1;3C", "f": .wordRight
        case "[H", "OH", "[1~", "[7~": .start
        case "[F", "OF", "[4~", "[8~": .end
        case "[3~": .eraseBehind
        case "\u{7F}": .eraseWord
        default: .other
        }
    }
}
