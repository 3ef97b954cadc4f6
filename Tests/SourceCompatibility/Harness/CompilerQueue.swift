import Foundation

/// Runs blocking work on a few threads of its own.
final class CompilerQueue: Sendable {
    private let queue: OperationQueue

    init(width: Int) {
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = width
    }

    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.addOperation { continuation.resume(with: Swift.Result { try work() }) }
        }
    }
}
