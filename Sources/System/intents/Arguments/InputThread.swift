import IntentsLink
import IntentsModel

/// Reading that may wait for long, on a thread of its own: the tasks of the process go on meanwhile.
enum InputThread {
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            do throws(LinkError) {
                try BackgroundThread.start { continuation.resume(with: Result(catching: body)) }
            } catch {
                continuation.resume(throwing: RunError("failure", error.message))
            }
        }
    }
}
