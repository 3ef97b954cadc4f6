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

    private var buffer = BlockBuffer(blockSize: 128, length: .big(bytes: 16))
    private var core = SHA2<UInt64>(start: SHA2Constants.start)

    /// Makes the function, with nothing read.
    public init() {}

    /// Reads more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        buffer.append(bufferPointer) { core.compress($0) }
    }

    /// The digest of what was read so far; more can be read afterwards.
    public func finalize() -> Digest {
        var core = core
        buffer.end { core.compress($0) }
        return Digest(bytes: Array(core.state.flatMap(\.bigEndianBytes).prefix(Self.digestByteCount)))
    }
}
