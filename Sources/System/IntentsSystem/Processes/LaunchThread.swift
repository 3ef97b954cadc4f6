import Glibc
import IntentsLink
import IntentsModel

/// The thread that starts all programs. The kernel ends a program with the thread that has started it, which is how none
/// outlives the daemon, whatever ends that; so this thread lives as long as its process.
final class LaunchThread: Sendable {
    static let shared = LaunchThread()

    private struct Job: Sendable {
        var program: ProgramStart
        var answer: @Sendable (pid_t) -> Void
    }

    private let jobs = Lock<[Job]>([])
    private let wake = Semaphore()

    private init() {
        WaitingThread.start { [jobs, wake] in
            while true {
                wake.wait()
                let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                if let job { job.answer(job.program.start()) }
            }
        }
    }

    /// Starts a program, bound to this thread; takes as long as a fork.
    /// - Returns: its process id, or the negative error number.
    func start(_ program: ProgramStart) -> pid_t {
        let (done, result) = (Semaphore(), Lock<pid_t>(-EAGAIN))
        let job = Job(program: program) { pid in
            result.withLock { $0 = pid }
            done.post()
        }
        jobs.withLock { $0.append(job) }
        wake.post()
        done.wait()
        return result.withLock { $0 }
    }
}

/// A POSIX semaphore.
private final class Semaphore: Sendable {
    /// Made once and only used through the functions of the library, which are for several threads.
    nonisolated(unsafe) private let semaphore: UnsafeMutablePointer<sem_t>

    init() {
        semaphore = .allocate(capacity: 1)
        sem_init(semaphore, 0, 0)
    }

    deinit {
        sem_destroy(semaphore)
        semaphore.deallocate()
    }

    func wait() { while sem_wait(semaphore) != 0, errno == EINTR {} }

    func post() { sem_post(semaphore) }
}
