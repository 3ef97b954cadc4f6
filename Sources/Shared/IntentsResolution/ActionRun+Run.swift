import IntentsModel

extension ActionRun {
    /// Resolves the given values, performs the action, and asks and performs again where its code wants it.
    ///
    /// Never throws and never waits for a person who is not there: every end is an outcome.
    /// - Parameter given: values by parameter name; text is converted to the parameter's type, `.null` sets an optional to nil.
    package func run(_ given: [String: IntentValue]) async -> ActionResult {
        var machine = RunMachine(run: self, given: given)
        return await machine.result()
    }

    var texts: RunTexts { RunTexts(localizer: localizer, locale: context.locale) }

    /// Asks a person, and tells the trace.
    func ask(_ prompt: Prompt) async -> Answer {
        onEvent?(.asked(prompt))
        let answer = await interaction.answer(to: prompt)
        onEvent?(.answered(answer))
        if answer == .unavailable { unanswered.note(prompt) }
        return answer
    }

    /// Brings the app to the front, after a question when the code wants one.
    package func comeForward(dialog: String?, alwaysConfirm: Bool) async throws {
        guard let bringForward else {
            let message = texts(
                "${action} needs its app in front, and no app can come to the front here.",
                ["action": RunTexts.quoted(texts(action.title))])
            throw RunError(.foregroundUnavailable, message)
        }
        try await checkForeground?()
        if alwaysConfirm { try await confirmForeground(dialog) }
        try await bringForward()
    }

    private func confirmForeground(_ dialog: String?) async throws {
        let title = RunTexts.quoted(texts(action.title))
        let question = dialog ?? texts("Continue ${action} in the app?", ["action": title])
        switch await ask(Prompt(.foreground, dialog: question)) {
        case .confirmed(true), .value(.bool(true)): return
        case .cancelled: throw RunEnd.cancelled
        case .unavailable:
            let message = texts(
                "${action} wants to continue in its app, and nobody can be asked here.", ["action": title])
            throw RunError(.needsConfirmation, message)
        default: throw RunError(.refused, texts("${action} was not continued in its app.", ["action": title]))
        }
    }
}
