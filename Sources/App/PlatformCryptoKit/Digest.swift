/// What a hash function makes of data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
    /// The number of its bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Whether a digest has the bytes of some data. The time it takes does not depend on which of them differ.
    public static func == <D: DataProtocol>(one: Self, other: D) -> Bool { isEqual(Array(one), Array(other)) }

    /// Whether a digest has other bytes than some data.
    public static func != <D: DataProtocol>(one: Self, other: D) -> Bool { !(one == other) }
}

/// The digest of one of this module's functions.
public struct HashDigest<Function: NamedHashFunction>: Digest {
    let bytes: [UInt8]

    /// The number of its bytes.
    public static var byteCount: Int { Function.digestByteCount }

    /// The bytes, one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// The function's name and the bytes in hexadecimal.
    public var description: String { "\(Function.name) digest: \(hexadecimal(bytes))" }

    /// Whether two digests are equal. The time it takes does not depend on which bytes differ.
    public static func == (one: Self, other: Self) -> Bool { isEqual(one.bytes, other.bytes) }

    /// Adds the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// A function of this module: it knows its name and how long its digests are.
public protocol NamedHashFunction: HashFunction {
    /// What descriptions call it.
    static var name: String { get }
    /// The length of its digests, in bytes.
    static var digestByteCount: Int { get }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
}
