import IntentsModel
import IntentsResolution

/// Has the session unlocked before any code of the app runs, where the action's policy or the front wants that.
struct Unlocking: Sendable {
    let session: any SessionState
    /// The action's title, for the question.
    let title: String
    let interaction: any Interaction
    /// Why the session must be unlocked; nil when it need not be.
    let reason: String?

    init(
        of action: ActionDescription, title: String, mode: RunMode, session: any SessionState,
        interaction: any Interaction
    ) {
        self.session = session
        self.title = title
        self.interaction = interaction
        reason = Self.reason(for: action, mode: mode)
    }

    /// Why a run of an action needs an unlocked session; nil when it does not.
    ///
    /// One machine: “some device” and “this device” are the same one.
    static func reason(for action: ActionDescription, mode: RunMode) -> String? {
        if action.authenticationPolicy != .alwaysAllowed {
            "its authenticationPolicy is \(action.authenticationPolicy)"
        } else if mode != .background {
            "it brings its app to the front"
        } else {
            nil
        }
    }

    /// Waits until the session is unlocked, and asks for it.
    func run() async throws(RunError) {
        guard let reason, await session.isLocked else { return }
        guard interaction.canAsk else { throw .locked(title, reason) }
        let prompt = Prompt(
            .confirmation, dialog: "Unlock the session to run “\(title)”?",
            reason: "The session is locked, and \(reason).",
            acceptLabel: "Unlock", denyLabel: "Cancel")
        // Whoever unlocks the session itself, at its screen or with a command, has answered too.
        let answer = await withTaskGroup(of: Answer?.self) { group in
            group.addTask { await interaction.answer(to: prompt) }
            group.addTask {
                await session.waitUntilUnlocked()
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        try await follow(answer, reason)
    }

    private func follow(_ answer: Answer?, _ reason: String) async throws(RunError) {
        switch answer {
        case nil where !Task.isCancelled: return
        case nil, .cancelled: throw RunError(.cancelled, "The run was cancelled.")
        case .confirmed(true), .value(.bool(true)): try await session.setLocked(false)
        case .unavailable: throw .locked(title, reason)
        default: throw RunError(.refused, "The session was not unlocked for “\(title)”.")
        }
    }
}

extension RunError {
    static func locked(_ title: String, _ reason: String) -> RunError {
        RunError(
            .locked,
            "“\(title)” needs an unlocked session, because \(reason). Unlock it, for example with “intents unlock”.")
    }

    static let lockedFront = RunError(
        .locked,
        "No app can come to the front, because the session is locked. Unlock it, for example with “intents unlock”.")
}
