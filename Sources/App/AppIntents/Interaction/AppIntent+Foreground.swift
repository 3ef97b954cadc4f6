extension AppIntent {
    /// Brings the app to the front and goes on there (inventory §2.2).
    ///
    /// `systemContext.currentMode.canContinueInForeground` tells beforehand whether that is possible.
    /// - Parameters:
    ///   - dialog: what the person is asked.
    ///   - alwaysConfirm: whether the person is asked even if the app could come forward at once.
    /// - Throws: an error that ends the run when the person refuses or the app cannot come to the front.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        try await RunQuestions(for: "continueInForeground")
            .continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// An error that ends the run and brings the app to the front; to be thrown.
    /// - Parameters:
    ///   - dialog: what the person is asked.
    ///   - alwaysConfirm: whether the person is asked even if the app could come forward at once.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog: dialog, alwaysConfirm: alwaysConfirm))
    }
}
