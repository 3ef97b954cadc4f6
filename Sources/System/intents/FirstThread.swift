import Dispatch
import IntentsModel

/// Runs the tasks of a command on the first thread of its process.
///
/// A command mostly waits for one answer. The pool that tasks have otherwise starts several threads and a monitor of them,
/// which together take a good part of the time of a short command; here it is started only by what asks for it, like a pause.
final class FirstThread: TaskExecutor {
    private let jobs = Lock<[UnownedJob]>([])
    private let arrivals = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        arrivals.signal()
    }

    /// Does the work of the process; to be called from its first thread.
    /// - Parameter work: ends the process.
    func run(_ work: @escaping @Sendable () async -> Never) -> Never {
        // The one task of the process, which ends with it.
        Task(executorPreference: self) { await work() }
        while true {
            arrivals.wait()
            let job = jobs.withLock { $0.removeFirst() }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
