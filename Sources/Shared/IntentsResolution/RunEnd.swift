import IntentsModel

/// Ends a run before its result: thrown by the steps, caught by the machine.
struct RunEnd: Error {
    var outcome: RunOutcome
    var error: RunError

    init(_ error: RunError) {
        outcome = error.outcome
        self.error = error
    }

    /// The end that any error of the app's services means.
    init(wrapping error: any Error) {
        switch error {
        case let end as RunEnd: self = end
        case let error as RunError: self.init(error)
        case is CancellationError: self = .cancelled
        default: self.init(RunError(.threw, "\(error)"))
        }
    }

    static let cancelled = RunEnd(RunError(.cancelled, "The run was cancelled."))
}

extension RunError {
    /// The outcome of a run that ends with this error.
    ///
    /// A refused confirmation is a person's decision to stop, and so the same as cancelling.
    package var outcome: RunOutcome {
        switch code {
        case .invalidValue: .invalidValue
        case .needsValue: .needsValue
        case .needsConfirmation: .needsConfirmation
        case .needsDisambiguation: .needsDisambiguation
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .unavailable, .foregroundUnavailable, .locked: .unavailable
        case .noExecutionTarget: .noExecutionTarget
        case .timedOut, .queryTimedOut: .timedOut
        case .cancelled, .refused: .cancelled
        default: .failure
        }
    }
}
