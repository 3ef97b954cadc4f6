import AppIntents
import IntentsModel

/// A run that succeeded: what it returned, said, showed and opened, and what it asked on the way.
public struct IntentTestRun<Value: _IntentValue & Sendable>: Sendable {
    /// The returned value, as `perform()` gave it.
    public let value: Value?
    /// What is said when nothing can be shown.
    public let dialog: String?
    /// What is said or shown beside the snippet.
    public let supportingDialog: String?
    /// The tree of the shown view.
    public let snippet: ViewNode?
    /// The intent that the result opens; an `OpenURLIntent` for a link.
    public let opened: (any AppIntent)?
    /// The questions, in order, with their final texts.
    public let asked: [Prompt]
    /// Whether the run brought the app to the front.
    public let cameToForeground: Bool
}

/// A run that did not succeed; thrown by ``IntentTester``.
public struct IntentTestFailure: Error, Sendable, CustomStringConvertible {
    /// How the run ended.
    public let outcome: RunOutcome
    /// The stable code, the sentence for people, the parameter it is about, and the cause.
    public let error: RunError
    /// The questions up to the end.
    public let asked: [Prompt]

    /// The sentence that people would read.
    public var message: String { error.message }

    /// Outcome, code, sentence and cause.
    public var description: String {
        let cause = error.cause.map { " Cause: \($0)" } ?? ""
        return "\(outcome.rawValue) (\(error.code.rawValue)): \(error.message)\(cause)"
    }
}
