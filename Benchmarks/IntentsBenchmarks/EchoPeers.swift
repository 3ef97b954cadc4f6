import CPlatform
import FoundationEssentials
import IntentsModel

/// The yardsticks: the same JSON over the same kind of socket, with nothing of the product between.

/// A JSON-RPC request as plain Codable.
struct EchoRequest: Codable {
    var jsonrpc = "2.0"
    var id: Int
    var method = "intent.perform"
    var params: PerformRequest
}

/// A JSON-RPC reply as plain Codable.
struct EchoReply: Codable {
    var jsonrpc = "2.0"
    var id: Int
    var result: PerformReply
}

/// Length-prefixed frames with blocking calls.
struct BlockingFrames {
    let descriptor: Int32

    func write(_ body: Data) {
        var frame = Data(capacity: body.count + 4)
        withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(body)
        frame.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count, let base = bytes.baseAddress {
                let count = platform_send(descriptor, base + sent, bytes.count - sent, nil, 0, true)
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// The next frame's body; nil at the end of the stream.
    func read() -> Data? {
        guard let header = read(exactly: 4) else { return nil }
        let length = header.reduce(0) { $0 << 8 | Int($1) }
        return read(exactly: length)
    }

    private func read(exactly count: Int) -> Data? {
        var data = Data(count: count)
        var received = 0
        while received < count {
            let result = data.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map { platform_receive(descriptor, $0 + received, count - received, nil, nil) } ?? 0
            }
            guard result > 0 else { return nil }
            received += result
        }
        return data
    }
}

/// Answers every request on descriptor 3 with the reply of an empty intent, one after the other.
func serveBlockingEcho() {
    let frames = BlockingFrames(descriptor: 3)
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while let body = frames.read(), let request = try? decoder.decode(EchoRequest.self, from: body),
        let reply = try? encoder.encode(EchoReply(id: request.id, result: .finished(PerformedResult())))
    {
        frames.write(reply)
    }
}

/// Answers every request on descriptor 3 in a task of its own, as a server for many callers does.
func serveAsyncEcho() {
    let frames = BlockingFrames(descriptor: 3)
    while let body = frames.read() {
        // Unstructured on purpose: this is what is measured, one task for each request.
        Task {
            guard let request = try? JSONDecoder().decode(EchoRequest.self, from: body),
                let reply = try? JSONEncoder().encode(EchoReply(id: request.id, result: .finished(PerformedResult())))
            else { return }
            frames.write(reply)
        }
    }
}
