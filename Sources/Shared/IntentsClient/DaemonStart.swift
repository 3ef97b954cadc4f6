import Glibc
import IntentsModel

/// A daemon that was started and has not answered yet: how long it is waited for, and what to say if that was in vain.
struct DaemonStart {
    private let launcher: DaemonLauncher
    private let process: pid_t
    private let patience: Duration
    private var deadline: ContinuousClock.Instant
    private var nextPause = Duration.milliseconds(1)
    private var status: Int32?
    /// Why the last attempt to reach it failed.
    var lastProblem = ""

    init(launcher: DaemonLauncher, process: pid_t, patience: Duration) {
        self.launcher = launcher
        self.process = process
        self.patience = patience
        deadline = .now + patience
    }

    var hasTime: Bool { .now < deadline }

    /// Waits a little before the next attempt, longer every time.
    mutating func pause() async throws {
        noticeEnd()
        try await Task.sleep(for: nextPause)
        nextPause = min(nextPause * 2, .milliseconds(50))
    }

    /// Another client's daemon may have won the race for the lock; it gets a little time to answer.
    private mutating func noticeEnd() {
        var status: Int32 = 0
        guard self.status == nil, waitpid(process, &status, WNOHANG) == process else { return }
        self.status = status
        deadline = min(deadline, .now + .seconds(1))
    }

    /// The error when time is up.
    var failure: RunError {
        guard let status else {
            let seconds = patience.components.seconds
            return .daemonNotStarted(
                launcher, "it did not answer within \(seconds) seconds. \(lastProblem)")
        }
        let signal = status & 0x7f
        let reason = signal == 0 ? "it ended with status \(status >> 8)." : "it was ended by signal \(signal)."
        return .daemonNotStarted(launcher, reason)
    }
}
