import IntentsLink
import IntentsModel

/// What is in front, and what comes there.
extension ProcessTable {
    /// The state as people see it: what is in front stays that when it gets no more work.
    func visibleState(of bundle: String) async -> AppState {
        if let frontmost, frontmost.bundle.identifier == bundle { return await frontmost.state }
        return await state(of: bundle)
    }

    /// Why a process cannot come to the front, when it cannot.
    nonisolated func checkForeground(_ process: AppProcess) async throws(RunError) {
        guard process.bundle.kind == .app else { throw .extensionForeground(process.bundle) }
        guard !policy.isHeadless else { throw .noForeground }
        guard await !session.isLocked else { throw .lockedFront }
    }

    /// Brings a process to the front and waits until the app is there, but not for one whose main thread never answers.
    func activate(_ process: AppProcess) async throws(RunError) {
        try await checkForeground(process)
        if frontmost === process, await process.state == .foregroundActive { return }
        let before = frontmost
        frontmost = process
        await process.become(.foregroundInactive)
        do throws(RunError) {
            await process.awaitHello()
            guard try await process.send(ActivateRequest(), within: policy.activationBudget) != nil else {
                throw .silentInFront(process.bundle, after: policy.activationBudget)
            }
        } catch {
            await process.become(.background)
            if error.code == .timedOut { await process.mainThreadIsSilent() }
            // What was in front still is.
            if frontmost === process { frontmost = before === process || before?.end.current != nil ? nil : before }
            throw error
        }
        if frontmost === process { await process.become(.foregroundActive) } else { await process.stepBack() }
        if let before, before !== frontmost { await before.stepBack() }
    }

    /// Hands a link to an app that comes to the front for it, but does not wait for one whose main thread never answers.
    func open(_ link: String, in process: AppProcess) async throws(RunError) {
        try await activate(process)
        let time = policy.activationBudget
        guard try await process.send(OpenLinkRequest(link: link), within: time) == nil else { return }
        await process.mainThreadIsSilent()
        throw RunError(
            .timedOut,
            "\(process.bundle.identifier) did not take it within \(time.seconds): its main thread does not answer.")
    }
}

extension RunError {
    static func extensionForeground(_ bundle: BundleRecord) -> RunError {
        RunError(
            .foregroundUnavailable,
            """
            \(bundle.identifier) is an extension, and no extension can come to the front. Ask \
            systemContext.currentMode.canContinueInForeground first, or leave the action to the app with \
            allowedExecutionTargets.
            """)
    }

    static func silentInFront(_ bundle: BundleRecord, after time: Duration) -> RunError {
        RunError(
            .timedOut,
            """
            \(bundle.identifier) did not come to the front within \(time.seconds): its main thread does not answer. Work that \
            takes long belongs into a task that is not on the main actor.
            """)
    }

    static let noForeground = RunError(
        .foregroundUnavailable,
        """
        No app can come to the front, because the daemon runs without a screen (--headless). Run actions that need \
        no foreground, or start the daemon in a desktop session.
        """)
}
