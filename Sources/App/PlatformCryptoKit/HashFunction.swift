@_exported import PlatformFoundation

/// A function that makes a short digest of data of any length.
public protocol HashFunction: Sendable {
    /// What the function makes.
    associatedtype Digest: PlatformCryptoKit.Digest

    /// The size of the blocks that it works on, in bytes.
    static var blockByteCount: Int { get }

    /// Makes the function, with nothing read.
    init()

    /// Reads more data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// The digest of what was read so far; more can be read afterwards.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// The digest of bytes in memory.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Reads more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
