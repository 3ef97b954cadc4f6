import PlatformFoundation

/// A code that shows who holds a key that data was not changed.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
    /// The number of its bytes.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Whether a code has the bytes of some data. The time it takes does not depend on which of them differ.
    public static func == <D: DataProtocol>(one: Self, other: D) -> Bool { isEqual(Array(one), Array(other)) }
}

/// A code made with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// The number of its bytes.
    public var byteCount: Int { bytes.count }

    /// The bytes, one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// The function's name and the bytes in hexadecimal.
    public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }

    /// Whether two codes are equal. The time it takes does not depend on which bytes differ.
    public static func == (one: Self, other: Self) -> Bool { isEqual(one.bytes, other.bytes) }

    /// Adds the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Makes codes of a key, data and a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The key's type.
    public typealias Key = SymmetricKey
    /// The code's type.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Makes a code step by step.
    public init(key: SymmetricKey) {
        let bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        let padded = bytes + [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: padded.map { $0 ^ 0x36 })
        outer.update(data: padded.map { $0 ^ 0x5c })
    }

    /// Reads more data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of what was read so far.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    /// The code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code belongs to data and a key.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { mac == authenticationCode(for: data, using: key) }

    /// Whether the bytes of a code belong to data and a key.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        isEqual(
            authenticationCode.withUnsafeBytes { Array($0) }, Array(Self.authenticationCode(for: data, using: key)))
    }
}
