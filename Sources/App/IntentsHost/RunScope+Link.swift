import IntentsLink
import IntentsModel
import IntentsResolution

extension RunScope {
    /// The scope of a run that the system asked for: its questions cross the link.
    init(runID: String, context: RunContext, connection: LinkConnection) {
        self.init(
            runID: runID, context: context, interaction: LinkInteraction(runID: runID, connection: connection),
            continueInForeground: { dialog, alwaysConfirm in
                _ = try await connection.send(
                    ContinueInForegroundRequest(runID: runID, dialog: dialog, alwaysConfirm: alwaysConfirm))
            })
        // When the link has ended there is nobody to tell, and the run ends for that reason.
        report = { try? connection.notify(ProgressNotification(runID: runID, progress: $0)) }
    }

    /// The scope of a query that belongs to no run.
    init(queryingIn context: RunContext) {
        self.init(
            runID: "", context: context, interaction: NoInteraction(),
            continueInForeground: { _, _ in
                throw RunError(
                    .foregroundUnavailable,
                    "A query that belongs to no run cannot bring the app to the front: do it in the intent's perform()."
                )
            })
    }
}

/// Asks the person behind a run, by way of the system.
struct LinkInteraction: Interaction {
    let runID: String
    let connection: LinkConnection

    func answer(to prompt: Prompt) async -> Answer {
        do {
            return try await connection.send(AskRequest(runID: runID, prompt: prompt))
        } catch is CancellationError {
            return .cancelled
        } catch {
            // Whoever could have answered is gone, or refused to be asked.
            return .unavailable
        }
    }
}
