import IntentsModel

/// Whether the person's session is locked: what `authenticationPolicy` and the front are held against.
package protocol SessionState: Sendable {
    var isLocked: Bool { get async }
    /// Waits until it is unlocked, or the waiting task is cancelled.
    func waitUntilUnlocked() async
    /// Locks or unlocks it for a client of this user.
    /// - Throws: when that is not this session's way to be locked and unlocked.
    func setLocked(_ isLocked: Bool) async throws(RunError)
}

/// The lock of a session without a screen, moved by `intents lock` and `intents unlock`.
///
/// It is a file beside the socket: a daemon that leaves and comes back finds it as it was, and it goes with the session.
package actor ManualSession: SessionState {
    private let path: String
    private var waiting: [Deferred<Void>] = []

    /// A session whose lock is the file at a path.
    package init(path: String) { self.path = path }

    package var isLocked: Bool { AppStorage.exists(path) }

    package func setLocked(_ isLocked: Bool) throws(RunError) {
        guard isLocked else {
            AppStorage.remove(path)
            for unlocked in waiting { unlocked.resolve(()) }
            waiting = []
            return
        }
        try AppStorage.makeFile(path)
    }

    package func waitUntilUnlocked() async {
        guard isLocked else { return }
        let unlocked = Deferred<Void>()
        waiting.append(unlocked)
        _ = await unlocked.value()
        waiting.removeAll { $0 === unlocked }
    }
}
