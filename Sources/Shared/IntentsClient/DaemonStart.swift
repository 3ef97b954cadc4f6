import IntentsModel

/// A daemon that was started and has not answered yet: how long it is waited for, and what to say if that was in vain.
struct DaemonStart {
    private let launcher: DaemonLauncher
    private let daemon: StartedDaemon
    private let patience: Duration
    private var deadline: ContinuousClock.Instant
    private var nextPause = Duration.milliseconds(1)
    private var hasNoticedEnd = false
    /// Why the last attempt to reach it failed.
    var lastProblem = ""

    init(launcher: DaemonLauncher, daemon: StartedDaemon, patience: Duration) {
        self.launcher = launcher
        self.daemon = daemon
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
        guard !hasNoticedEnd, daemon.waitStatus != nil else { return }
        hasNoticedEnd = true
        deadline = min(deadline, .now + .seconds(1))
    }

    /// The error when time is up; the daemon's end explains it better than the time, even if it came last.
    var failure: RunError {
        guard let status = daemon.waitStatus else {
            return .daemonNotStarted(launcher, "it did not answer within \(patience.seconds). \(lastProblem)")
        }
        if let sentence = launcher.lastSentence(of: daemon) { return .daemonNotStarted(launcher, sentence) }
        let signal = status & 0x7f
        let reason = signal == 0 ? "it ended with status \(status >> 8)." : "it was ended by signal \(signal)."
        return .daemonNotStarted(launcher, reason)
    }
}
