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

    private var buffer = BlockBuffer(blockSize: 128, length: .big(bytes: 16))
    private var core = SHA2<UInt64>(start: SHA2Constants.start384)

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
