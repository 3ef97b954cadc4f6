import PlatformFoundation

/// A number that SHA-2 calculates with: 32 or 64 bits.
protocol SHA2Word: FixedWidthInteger, UnsignedInteger, Sendable {
    static var constants: [Self] { get }
    /// Rotations for the message and the rounds; the last number of a message's is a shift.
    static var rotations:
        (message0: (Int, Int, Int), message1: (Int, Int, Int), round0: (Int, Int, Int), round1: (Int, Int, Int))
    { get }
}

extension UInt32: SHA2Word {
    static let constants = SHA2Constants.rounds.prefix(64).map { UInt32($0 >> 32) }
    static let rotations = (message0: (7, 18, 3), message1: (17, 19, 10), round0: (2, 13, 22), round1: (6, 11, 25))
}

extension UInt64: SHA2Word {
    static let constants = SHA2Constants.rounds
    static let rotations = (message0: (1, 8, 7), message1: (19, 61, 6), round0: (28, 34, 39), round1: (14, 18, 41))
}

/// The state of a function of the family SHA-2 (FIPS 180-4, section 6).
struct SHA2<Word: SHA2Word>: Sendable {
    private(set) var state: [Word]

    init(start: [Word]) { state = start }

    mutating func compress(_ block: UnsafeRawBufferPointer) {
        let constants = Word.constants
        let words = schedule(block, count: constants.count)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in constants.indices {
            let first =
                h &+ Self.rotated(e, Word.rotations.round1) &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
            let second = Self.rotated(a, Word.rotations.round0) &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
    }

    /// The block's sixteen words, and those that are made of them.
    private func schedule(_ block: UnsafeRawBufferPointer, count: Int) -> [Word] {
        var words = (0..<16).map { index in
            Word(bigEndian: block.loadUnaligned(fromByteOffset: index * MemoryLayout<Word>.size, as: Word.self))
        }
        words.reserveCapacity(count)
        for index in 16..<count {
            let early = Self.shifted(words[index - 15], Word.rotations.message0)
            let late = Self.shifted(words[index - 2], Word.rotations.message1)
            words.append(words[index - 16] &+ early &+ words[index - 7] &+ late)
        }
        return words
    }

    private static func rotated(_ word: Word, _ counts: (Int, Int, Int)) -> Word {
        word.rotatedRight(counts.0) ^ word.rotatedRight(counts.1) ^ word.rotatedRight(counts.2)
    }

    private static func shifted(_ word: Word, _ counts: (Int, Int, Int)) -> Word {
        word.rotatedRight(counts.0) ^ word.rotatedRight(counts.1) ^ (word >> Word(counts.2))
    }
}
