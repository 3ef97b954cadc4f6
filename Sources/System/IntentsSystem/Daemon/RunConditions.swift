import IntentsModel

/// How the session and the daemon are, as far as runs depend on it.
struct RunConditions: Hashable, Sendable {
    var isHeadless: Bool
    var isLocked: Bool

    /// What a run of an action would meet, a sentence each; nothing when nothing stands in its way.
    func notes(on action: ActionDescription, mode: RunMode) -> [String] {
        [locked(action, mode), behind(action, mode)].compactMap(\.self)
    }

    private func locked(_ action: ActionDescription, _ mode: RunMode) -> String? {
        guard isLocked, let reason = Unlocking.reason(for: action, mode: mode) else { return nil }
        return """
            The session is locked, and \(reason): a run asks for it to be unlocked before any code of the app runs, and ends \
            with “locked” where nobody can be asked.
            """
    }

    private func behind(_ action: ActionDescription, _ mode: RunMode) -> String? {
        let wantsFront = mode != .background || !action.supportedModes.subtracting(.background).isEmpty
        guard wantsFront, isHeadless || isLocked && mode == .background else { return nil }
        let cause = isHeadless ? "the daemon runs without a screen (--headless)" : "the session is locked"
        guard mode == .background else {
            return "No app can come to the front, because \(cause): a run ends with “foregroundUnavailable”."
        }
        return "No app can come to the front, because \(cause): a run stays in the background."
    }
}
