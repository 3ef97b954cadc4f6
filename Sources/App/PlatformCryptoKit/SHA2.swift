internal import COpenSSL

/// The digest of `SHA256`.
public typealias SHA256Digest = HashDigest<SHA256>

/// SHA-2 with digests of 256 bits.
public struct SHA256: NamedHashFunction {
    /// The digest's type.
    public typealias Digest = SHA256Digest
    /// The size of a block, in bytes.
    public static let blockByteCount = 64
    /// What descriptions call it.
    public static let name = "SHA256"
    /// The length of a digest, in bytes.
    public static let digestByteCount = 32

    private var hashing = Hashing(EVP_sha256, named: Self.name)

    /// Makes the function, with nothing read.
    public init() {}

    /// Reads more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.append(bufferPointer) }

    /// The digest of what was read so far; more can be read afterwards.
    public func finalize() -> Digest { Digest(bytes: hashing.digest()) }
}

/// The digest of `SHA384`.
public typealias SHA384Digest = HashDigest<SHA384>

/// SHA-2 with digests of 384 bits.
public struct SHA384: NamedHashFunction {
    /// The digest's type.
    public typealias Digest = SHA384Digest
    /// The size of a block, in bytes.
    public static let blockByteCount = 128
    /// What descriptions call it.
    public static let name = "SHA384"
    /// The length of a digest, in bytes.
    public static let digestByteCount = 48

    private var hashing = Hashing(EVP_sha384, named: Self.name)

    /// Makes the function, with nothing read.
    public init() {}

    /// Reads more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.append(bufferPointer) }

    /// The digest of what was read so far; more can be read afterwards.
    public func finalize() -> Digest { Digest(bytes: hashing.digest()) }
}

/// The digest of `SHA512`.
public typealias SHA512Digest = HashDigest<SHA512>

/// SHA-2 with digests of 512 bits.
public struct SHA512: NamedHashFunction {
    /// The digest's type.
    public typealias Digest = SHA512Digest
    /// The size of a block, in bytes.
    public static let blockByteCount = 128
    /// What descriptions call it.
    public static let name = "SHA512"
    /// The length of a digest, in bytes.
    public static let digestByteCount = 64

    private var hashing = Hashing(EVP_sha512, named: Self.name)

    /// Makes the function, with nothing read.
    public init() {}

    /// Reads more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.append(bufferPointer) }

    /// The digest of what was read so far; more can be read afterwards.
    public func finalize() -> Digest { Digest(bytes: hashing.digest()) }
}
