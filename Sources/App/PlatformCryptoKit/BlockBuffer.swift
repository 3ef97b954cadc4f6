import PlatformFoundation

/// Cuts what a hash function reads into blocks, and fills up the last one.
struct BlockBuffer: Sendable {
    /// How the end of a message states the number of its bits.
    enum Length: Sendable { case little(bytes: Int), big(bytes: Int) }

    private let blockSize: Int
    private let length: Length
    private var pending: [UInt8] = []
    private var count: UInt64 = 0

    init(blockSize: Int, length: Length) {
        self.blockSize = blockSize
        self.length = length
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer, compress: (UnsafeRawBufferPointer) -> Void) {
        count += UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let missing = rest.prefix(blockSize - pending.count)
            pending.append(contentsOf: missing)
            rest = rest.dropFirst(missing.count)
            guard pending.count == blockSize else { return }
            pending.withUnsafeBytes(compress)
            pending.removeAll(keepingCapacity: true)
        }
        while rest.count >= blockSize {
            compress(UnsafeRawBufferPointer(rebasing: rest.prefix(blockSize)))
            rest = rest.dropFirst(blockSize)
        }
        pending.append(contentsOf: rest)
    }

    /// The last one or two blocks: what is left, a bit, zeros, and the message's length.
    func end(compress: (UnsafeRawBufferPointer) -> Void) {
        var last = pending + [0x80]
        let size: Int
        let bits = count << 3
        switch length {
        case .little(let bytes), .big(let bytes): size = bytes
        }
        while last.count % blockSize != blockSize - size { last.append(0) }
        // No message has more bits than 64 can count.
        last += [UInt8](repeating: 0, count: size - 8)
        switch length {
        case .little: withUnsafeBytes(of: bits.littleEndian) { last += $0 }
        case .big: withUnsafeBytes(of: bits.bigEndian) { last += $0 }
        }
        last.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: blockSize) {
                compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize]))
            }
        }
    }
}

extension FixedWidthInteger {
    /// The bytes, the most significant first.
    var bigEndianBytes: [UInt8] { Swift.withUnsafeBytes(of: bigEndian) { Array($0) } }

    /// The bytes, the least significant first.
    var littleEndianBytes: [UInt8] { Swift.withUnsafeBytes(of: littleEndian) { Array($0) } }

    func rotatedRight(_ count: Int) -> Self { (self >> Self(count)) | (self << Self(Self.bitWidth - count)) }
}
