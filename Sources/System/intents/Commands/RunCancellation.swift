import IntentsClient
import IntentsModel

/// What Ctrl-C does to a run, whether or not it has started yet.
actor RunCancellation {
    private let runID: String
    private let respondent: TerminalRespondent?
    private var client: IntentsClient?
    private var isCancelled = false
    /// Becomes true when nothing is to be read for the run any more.
    private let endsReading: Lock<Bool>
    /// Called when the person at the terminal has not been asked anything: the terminal shows the keys that were pressed.
    private let heard: @Sendable () -> Void
    /// Says to whoever sits there that the end of the run is waited for.
    private let remind: @Sendable () -> Void
    /// Ends the command without the run's own outcome.
    private let giveUp: @Sendable (RunError) -> Void

    init(
        runID: String, respondent: TerminalRespondent?, endsReading: Lock<Bool>,
        heard: @escaping @Sendable () -> Void, remind: @escaping @Sendable () -> Void,
        giveUp: @escaping @Sendable (RunError) -> Void
    ) {
        self.runID = runID
        self.respondent = respondent
        self.endsReading = endsReading
        self.heard = heard
        self.remind = remind
        self.giveUp = giveUp
    }

    /// Names the connection that the run is started on.
    func attach(_ client: IntentsClient) throws {
        guard !isCancelled else { throw RunError.cancelledBeforeStart }
        self.client = client
    }

    /// Ends the run and the question it may be asking; its outcome still comes, or the command ends without it.
    func cancel() async {
        isCancelled = true
        endsReading.withLock { $0 = true }
        if await respondent?.cancel() != true { heard() }
        // A daemon that is stopped must not keep whoever wants to leave.
        guard let client else { return giveUp(.cancelledBeforeStart) }
        client.cancel(runID: runID)
        guard (try? await Task.sleep(for: Self.notice)) != nil else { return }
        remind()
        guard (try? await Task.sleep(for: Self.patience - Self.notice)) != nil else { return }
        giveUp(.cancellationUnconfirmed)
    }

    /// After how long a person is told what is waited for.
    private static let notice = Duration.seconds(1)
    /// How long the end of a run that was cancelled is waited for.
    static let patience = Duration.seconds(15)
}

extension RunError {
    fileprivate static let cancellationUnconfirmed = RunError(
        .cancelled,
        "The run was cancelled, and its end was not confirmed within \(RunCancellation.patience.seconds): whether the action "
            + "was done is not known."
    )
}
