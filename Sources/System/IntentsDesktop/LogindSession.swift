import CSystemd
import IntentsModel
import IntentsSystem

/// The lock of a desktop session as logind knows it (`LockedHint`), together with the one that commands move.
///
/// Where nobody can say, as without systemd, the session counts as unlocked: its lock is the commands' alone then.
package actor LogindSession: SessionState {
    private let manual: any SessionState
    private let read: @Sendable () -> Bool?
    private var known: (hint: Bool?, at: ContinuousClock.Instant)?

    /// How old an answer of logind may be: runs ask several times within moments.
    private static let age = Duration.seconds(1)
    private static let pause = Duration.milliseconds(250)

    /// - Parameters:
    ///   - manual: the lock that commands move.
    ///   - read: asks logind, and may wait for it.
    package init(
        beside manual: any SessionState, read: @escaping @Sendable () -> Bool? = { LogindSession.lockedHint() }
    ) {
        self.manual = manual
        self.read = read
    }

    /// What logind says now; nil when nobody can say. Waits for a second at most, so it is not for tasks.
    package static func lockedHint() -> Bool? {
        let answer = systemd_session_is_locked()
        return answer < 0 ? nil : answer == 1
    }

    package var isLocked: Bool {
        get async {
            if await manual.isLocked { return true }
            return await hint(olderThan: Self.age) ?? false
        }
    }

    private func hint(olderThan age: Duration) async -> Bool? {
        if let known, known.at + age > .now { return known.hint }
        let read = read
        let answer = Deferred<Bool?>()
        WaitingThread.start { answer.resolve(read()) }
        let hint = await answer.value() ?? nil
        known = (hint, .now)
        return hint
    }

    package func waitUntilUnlocked() async {
        await manual.waitUntilUnlocked()
        // Asked again and again, because it is asked for rarely and briefly.
        while await isLocked, !Task.isCancelled { try? await Task.sleep(for: Self.pause) }
    }

    /// - Throws: when the session is to be unlocked and its screen is what locks it.
    package func setLocked(_ isLocked: Bool) async throws(RunError) {
        try await manual.setLocked(isLocked)
        if !isLocked, await hint(olderThan: .zero) == true {
            throw RunError(.locked, "The desktop session is locked: unlock it at its screen.")
        }
    }
}
