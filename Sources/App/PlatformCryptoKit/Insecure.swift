internal import COpenSSL

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

        private var hashing = Hashing(EVP_md5, named: Self.name)

        /// Makes the function, with nothing read.
        public init() {}

        /// Reads more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.append(bufferPointer) }

        /// The digest of what was read so far; more can be read afterwards.
        public func finalize() -> Digest { Digest(bytes: hashing.digest()) }
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

        private var hashing = Hashing(EVP_sha1, named: Self.name)

        /// Makes the function, with nothing read.
        public init() {}

        /// Reads more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.append(bufferPointer) }

        /// The digest of what was read so far; more can be read afterwards.
        public func finalize() -> Digest { Digest(bytes: hashing.digest()) }
    }
}
