import PlatformFoundation

/// Functions that are broken; they are here for formats and services that still ask for them.
public enum Insecure {
    /// The digest of `Insecure.MD5`.
    public typealias MD5Digest = HashDigest<MD5>
    /// The digest of `Insecure.SHA1`.
    public typealias SHA1Digest = HashDigest<SHA1>

    /// MD5, whose digests have 128 bits (RFC 1321).
    public struct MD5: NamedHashFunction {
        /// The digest's type.
        public typealias Digest = MD5Digest
        /// The size of a block, in bytes.
        public static let blockByteCount = 64
        /// What descriptions call it.
        public static let name = "MD5"
        /// The length of a digest, in bytes.
        public static let digestByteCount = 16

        private static let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        private static let constants = (1...64).map { UInt32(4_294_967_296 * abs(sin(Double($0)))) }

        private var buffer = BlockBuffer(blockSize: 64, length: .little(bytes: 8))
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

        /// Makes the function, with nothing read.
        public init() {}

        /// Reads more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            buffer.append(bufferPointer) { Self.compress($0, &state) }
        }

        /// The digest of what was read so far; more can be read afterwards.
        public func finalize() -> Digest {
            var state = state
            buffer.end { Self.compress($0, &state) }
            return Digest(bytes: state.flatMap(\.littleEndianBytes))
        }

        private static func compress(_ block: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
            let words = (0..<16).map {
                UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (mixed, place) = round(index, b, c, d)
                let sum = a &+ mixed &+ constants[index] &+ words[place]
                let turned = b &+ sum.rotatedRight(32 - shifts[index / 16][index % 4])
                (a, d, c, b) = (d, c, b, turned)
            }
            state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
        }

        /// What a round makes of three words, and the place of the message's word that it uses.
        private static func round(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, Int) {
            switch index / 16 {
            case 0: ((b & c) | (~b & d), index)
            case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
            case 2: (b ^ c ^ d, (3 * index + 5) % 16)
            default: (c ^ (b | ~d), 7 * index % 16)
            }
        }
    }

    /// SHA-1, whose digests have 160 bits (FIPS 180-4, section 6.1).
    public struct SHA1: NamedHashFunction {
        /// The digest's type.
        public typealias Digest = SHA1Digest
        /// The size of a block, in bytes.
        public static let blockByteCount = 64
        /// What descriptions call it.
        public static let name = "SHA1"
        /// The length of a digest, in bytes.
        public static let digestByteCount = 20

        private var buffer = BlockBuffer(blockSize: 64, length: .big(bytes: 8))
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

        /// Makes the function, with nothing read.
        public init() {}

        /// Reads more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            buffer.append(bufferPointer) { Self.compress($0, &state) }
        }

        /// The digest of what was read so far; more can be read afterwards.
        public func finalize() -> Digest {
            var state = state
            buffer.end { Self.compress($0, &state) }
            return Digest(bytes: state.flatMap(\.bigEndianBytes))
        }

        private static func compress(_ block: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
            var words = (0..<16).map {
                UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
            for index in 16..<80 {
                let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(mixed.rotatedRight(31))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let sum = a.rotatedRight(27) &+ round(index, b, c, d) &+ e &+ words[index]
                (e, d, c, b, a) = (d, c, b.rotatedRight(2), a, sum)
            }
            state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
        }

        /// What a round makes of three words, with the round's constant.
        private static func round(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
            switch index / 20 {
            case 0: ((b & c) | (~b & d)) &+ 0x5a82_7999
            case 1: (b ^ c ^ d) &+ 0x6ed9_eba1
            case 2: ((b & c) | (b & d) | (c & d)) &+ 0x8f1b_bcdc
            default: (b ^ c ^ d) &+ 0xca62_c1d6
            }
        }
    }
}
