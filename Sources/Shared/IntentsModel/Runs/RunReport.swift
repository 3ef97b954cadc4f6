/// The one outcome of one run, as every surface reports it.
package struct RunReport: Hashable, Sendable, Codable {
    package var outcome: RunOutcome
    /// `bundle.id/Identifier`, or what was asked for when no action was found.
    package var action: String
    package var value: IntentValue?
    package var dialog: DialogValue?
    package var snippet: ViewNode?
    package var opened: OpenedValue?
    /// The mode the run had: `background` or `foreground`.
    package var mode: String?
    package var process: ProcessDescription?
    package var error: RunError?
    /// The question that nobody could be asked: parameter, type and options of what is needed.
    package var question: Prompt?
    /// What whoever asked for the run should know besides; absent for nothing.
    package var notes: [String]?
    /// From the request to the outcome; absent when nobody saw the end.
    package var durationMilliseconds: Double?
    package var runID: String

    /// Makes a report.
    package init(
        outcome: RunOutcome, action: String, value: IntentValue? = nil, dialog: DialogValue? = nil,
        snippet: ViewNode? = nil, opened: OpenedValue? = nil, mode: String? = nil, process: ProcessDescription? = nil,
        error: RunError? = nil, question: Prompt? = nil, notes: [String]? = nil, durationMilliseconds: Double? = 0,
        runID: String
    ) {
        self.outcome = outcome
        self.action = action
        self.value = value
        self.dialog = dialog
        self.snippet = snippet
        self.opened = opened
        self.mode = mode
        self.process = process
        self.error = error
        self.question = question
        self.notes = notes
        self.durationMilliseconds = durationMilliseconds
        self.runID = runID
    }
}

/// How a run ended.
public enum RunOutcome: String, Hashable, Sendable, Codable, CaseIterable {
    case success
    /// The code threw, the process ended, or its answer could not be used; the error's code says which.
    case failure
    /// A given value does not fit its parameter.
    case invalidValue
    /// A required value is missing and nobody could be asked.
    case needsValue
    /// The code wants a confirmation and nobody could be asked.
    case needsConfirmation
    /// A given value means several things and nobody could be asked.
    case needsDisambiguation
    /// No action, or no phrase, is what was asked for.
    case notFound
    /// Several actions, or phrases, are what was asked for.
    case ambiguous
    /// The action or the system is not available here.
    case unavailable
    /// No process of the app can run the action.
    case noExecutionTarget
    /// The run did not end within its limit.
    case timedOut
    /// The person, or the code after a refusal, ended the run.
    case cancelled

    /// Whether it ended because something had to be asked and nobody could be.
    package var isQuestion: Bool {
        switch self {
        case .needsValue, .needsConfirmation, .needsDisambiguation: true
        default: false
        }
    }

    /// The exit status of a command that reports this outcome.
    public var exitStatus: Int32 {
        switch self {
        case .success: 0
        case .failure: 1
        case .invalidValue: 2
        case .needsValue, .needsConfirmation, .needsDisambiguation: 3
        case .notFound, .ambiguous: 4
        case .unavailable, .noExecutionTarget: 5
        case .timedOut: 124
        case .cancelled: 130
        }
    }
}

/// What a person is told: in full when nothing is shown, the supporting text beside a snippet.
package struct DialogValue: Hashable, Sendable, Codable {
    package var full: String
    package var supporting: String?
    package var systemImageName: String?

    /// Makes a dialog.
    package init(full: String, supporting: String? = nil, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}

/// What a run opened: another intent, or a URL.
package struct OpenedValue: Hashable, Sendable, Codable {
    /// The opened intent's identifier.
    package var action: String?
    /// The parameters it was given.
    package var parameters: [String: IntentValue]
    /// The link, for `OpenURLIntent`.
    package var url: String?
    /// Who has opened the link: `app` or `desktop`; absent when nobody could, and for intents.
    package var openedBy: String?

    /// Makes an opened intent or link.
    package init(
        action: String? = nil, parameters: [String: IntentValue] = [:], url: String? = nil,
        openedBy: String? = nil
    ) {
        self.action = action
        self.parameters = parameters
        self.url = url
        self.openedBy = openedBy
    }
}

/// The process that ran an intent.
package struct ProcessDescription: Hashable, Sendable, Codable {
    package var bundle: String
    package var kind: ProcessKind
    package var pid: Int32

    /// Names a process.
    package init(bundle: String, kind: ProcessKind, pid: Int32) {
        self.bundle = bundle
        self.kind = kind
        self.pid = pid
    }
}

/// The kinds of process that run intents.
package enum ProcessKind: String, Hashable, Sendable, Codable {
    case app
    case appIntentsExtension
    case widgetExtension
}
