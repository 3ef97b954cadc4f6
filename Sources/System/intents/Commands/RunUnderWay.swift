import FoundationEssentials
import IntentsModel

/// The run of a command, from its start until its one outcome was told.
final class RunUnderWay: Sendable {
    let id = UUID().uuidString.lowercased()
    /// What was asked for, for reports that come from here.
    let subject: String
    /// Shows how far it is, on a terminal.
    let progress: ProgressLine?
    /// Whoever answers its questions; nil when nobody does.
    let respondent: TerminalRespondent?

    private let state = Lock<(report: RunReport?, isTold: Bool)>((nil, false))

    init(asking subject: String, progress: ProgressLine?, respondent: TerminalRespondent?) {
        self.subject = subject
        self.progress = progress
        self.respondent = respondent
    }

    /// The outcome, once there is one.
    var report: RunReport? { state.withLock { $0.report } }

    func ended(with report: RunReport) {
        state.withLock { $0.report = report }
        progress?.end()
    }

    /// - Returns: whether the outcome is for the caller to tell: true once.
    func mayBeTold() -> Bool {
        state.withLock { state in
            defer { state.isTold = true }
            return !state.isTold
        }
    }
}
