import IntentsClient
import IntentsModel

/// What Ctrl-C does to a run, whether or not it has started yet.
actor RunCancellation {
    private let runID: String
    private let respondent: TerminalRespondent?
    private var client: IntentsClient?
    private var isCancelled = false
    /// Ends the command without the run's own outcome.
    private let giveUp: @Sendable () -> Void

    init(runID: String, respondent: TerminalRespondent?, giveUp: @escaping @Sendable () -> Void) {
        self.runID = runID
        self.respondent = respondent
        self.giveUp = giveUp
    }

    /// Names the connection that the run is started on.
    func attach(_ client: IntentsClient) throws {
        guard !isCancelled else { throw RunError(.cancelled, "The run was cancelled before it started.") }
        self.client = client
    }

    /// Ends the run and the question it may be asking; its outcome still comes, or the command ends without it.
    func cancel() async {
        isCancelled = true
        await respondent?.cancel()
        client?.cancel(runID: runID)
        // A daemon that is stopped, or a file that never comes, must not keep whoever wants to leave.
        guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
        giveUp()
    }

    private static let patience = Duration.seconds(60)
}
