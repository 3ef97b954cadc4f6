import FoundationEssentials
import IntentsLink
import IntentsModel

/// The asynchronous yardstick's calling side: a reader thread and a continuation for each request.
final class AsyncEchoCaller: Sendable {
    private let frames: BlockingFrames
    private let waiting = Lock<[Int: CheckedContinuation<EchoReply, any Error>]>([:])

    init(descriptor: Int32) {
        frames = BlockingFrames(descriptor: descriptor)
    }

    /// Reads replies until the peer closes; for a thread of its own.
    func readReplies() {
        let decoder = JSONDecoder()
        while let body = frames.read(), let reply = try? decoder.decode(EchoReply.self, from: body) {
            waiting.withLock { $0.removeValue(forKey: reply.id) }?.resume(returning: reply)
        }
    }

    func call(_ request: EchoRequest) async throws -> EchoReply {
        let body = try JSONEncoder().encode(request)
        return try await withCheckedThrowingContinuation { continuation in
            waiting.withLock { $0[request.id] = continuation }
            frames.write(body)
        }
    }
}
