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

    private var buffer = BlockBuffer(blockSize: 64, length: .big(bytes: 8))
    private var core = SHA2<UInt32>(start: SHA2Constants.start.map { UInt32($0 >> 32) })

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
