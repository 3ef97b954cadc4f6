import PlatformFoundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int

    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)

    /// Makes a size of a number of bits, eight to a byte.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "The size of a key is a positive number of whole bytes.")
        self.bitCount = bitCount
    }
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// Makes a random key.
    public init(size: SymmetricKeySize) {
        // The system's generator asks the kernel.
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Makes a key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Whether two keys are equal. The time it takes does not depend on which bytes differ.
    public static func == (one: Self, other: Self) -> Bool { isEqual(one.bytes, other.bytes) }
}
