import Dispatch
import Testing

/// A thread for tests that wait for the compiler, so that they take none from the few that all other tests share.
final class CompilerThread: TaskExecutor {
    static let shared = CompilerThread()

    private let queue = DispatchQueue(label: "compiler")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Runs a suite's tests on the compiler's thread, one after the other.
struct CompilerThreadTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(CompilerThread.shared) { try await function() }
    }
}

extension Trait where Self == CompilerThreadTrait {
    static var onCompilerThread: Self { Self() }
}
