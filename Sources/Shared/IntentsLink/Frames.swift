import CPlatform
import FoundationEssentials
import Glibc

/// A frame is the length of a JSON document in four bytes, the highest first, and then the document in UTF-8.
enum Frame {
    static let headerBytes = 4

    /// Puts the length before a document.
    static func data(of json: Data) -> Data {
        var frame = Data(capacity: headerBytes + json.count)
        withUnsafeBytes(of: UInt32(json.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(json)
        return frame
    }

    static func length(inHeader header: ArraySlice<UInt8>) -> Int {
        header.reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Cuts the bytes of a socket into frames; used by the reading thread alone.
struct FrameReader {
    private let limits: LinkLimits
    private var buffer: [UInt8]
    /// The bytes of the buffer that were received and not yet handed out.
    private var received: Range<Int> = 0..<0

    private static let usualCapacity = 64 << 10

    init(limits: LinkLimits) {
        self.limits = limits
        buffer = Self.room(Self.usualCapacity, beginningWith: [])
    }

    /// Waits for the next frame.
    /// - Parameter receive: fills the buffer with what has come, waiting for at least one byte; 0 at the end of the stream.
    /// - Returns: the JSON document; nil at the end of the stream.
    mutating func next(receive: (UnsafeMutableRawBufferPointer) throws -> Int) throws -> Data? {
        while true {
            if let frame = try takeFrame() { return frame }
            makeRoom()
            let end = received.upperBound
            let count = try buffer.withUnsafeMutableBytes { bytes in
                try receive(UnsafeMutableRawBufferPointer(rebasing: bytes[end...]))
            }
            guard count > 0 else {
                if received.isEmpty { return nil }
                throw LinkError("The connection ended in the middle of a frame.")
            }
            received = received.lowerBound..<(end + count)
        }
    }

    /// The first frame of the buffer, if it is whole.
    private mutating func takeFrame() throws(LinkError) -> Data? {
        guard received.count >= Frame.headerBytes else { return nil }
        let start = received.lowerBound + Frame.headerBytes
        let length = Frame.length(inHeader: buffer[received.lowerBound..<start])
        guard length > 0 else { throw LinkError("A frame is empty.") }
        guard length <= limits.frameBytes else { throw limits.tooLarge(length) }
        guard received.upperBound - start >= length else { return nil }
        let frame = Data(buffer[start..<(start + length)])
        received = (start + length)..<received.upperBound
        return frame
    }

    /// Makes room behind the received bytes: only as much as has really come, so that a length alone costs nothing, and
    /// gives the room of a large frame back.
    private mutating func makeRoom() {
        let bytes = received.count
        if bytes == buffer.count {
            buffer = Self.room(2 * bytes, beginningWith: buffer[received])
        } else if received.lowerBound > 0 || (bytes == 0 && buffer.count > Self.usualCapacity) {
            buffer = Self.room(bytes == 0 ? Self.usualCapacity : buffer.count, beginningWith: buffer[received])
        }
        received = 0..<bytes
    }

    /// Room for so many bytes, filled as a whole: byte by byte, a text of a megabyte takes a program that is not optimised
    /// seconds.
    private static func room(_ count: Int, beginningWith bytes: ArraySlice<UInt8>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { memory, initialized in
            let memory = UnsafeMutableRawBufferPointer(memory)
            bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
            if let start = memory.baseAddress { memset(start + bytes.count, 0, count - bytes.count) }
            initialized = count
        }
    }
}
