import IntentsModel

/// The time a run may take. It does not pass while a person is being waited for.
actor RunBudget {
    private let whole: Duration
    private var left: Duration
    /// When it last began to pass; nil while it does not.
    private var since: ContinuousClock.Instant?
    /// Questions that wait for an answer at the same time.
    private var pauses = 0

    init(_ budget: Duration) {
        whole = budget
        left = budget
        since = .now
    }

    func pause() {
        pauses += 1
        guard let since else { return }
        left -= ContinuousClock.now - since
        self.since = nil
    }

    func resume() {
        pauses -= 1
        if pauses == 0 { since = .now }
    }

    /// Gives the run its whole time again, counted from now.
    func renew() {
        left = whole
        if since != nil { since = .now }
    }

    private var remaining: Duration {
        left - (since.map { ContinuousClock.now - $0 } ?? .zero)
    }

    /// Waits until the time is up.
    /// - Throws: `CancellationError`.
    func waitUntilSpent() async throws {
        // While it is paused the remaining time stays, so the sleep may begin anew, and never ends late.
        while remaining > .zero || since == nil {
            try await Waits.shared.sleep(for: max(remaining, .milliseconds(20)))
        }
    }
}
