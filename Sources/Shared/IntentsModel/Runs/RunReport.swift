/// The one outcome of one run, as every surface reports it.
public struct RunReport: Hashable, Sendable, Codable {
    public var outcome: RunOutcome
    /// `bundle.id/Identifier`, or what was asked for when no action was found.
    public var action: String
    public var value: IntentValue?
    public var dialog: DialogValue?
    public var snippet: ViewNode?
    public var opened: OpenedValue?
    /// The mode the run had: `background` or `foreground`.
    public var mode: String?
    public var process: ProcessDescription?
    public var error: RunError?
    public var durationMilliseconds: Double
    public var runID: String

    /// Makes a report.
    public init(
        outcome: RunOutcome, action: String, value: IntentValue? = nil, dialog: DialogValue? = nil,
        snippet: ViewNode? = nil, opened: OpenedValue? = nil, mode: String? = nil, process: ProcessDescription? = nil,
        error: RunError? = nil, durationMilliseconds: Double = 0, runID: String
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
        self.durationMilliseconds = durationMilliseconds
        self.runID = runID
    }
}

/// How a run ended.
public enum RunOutcome: String, Hashable, Sendable, Codable, CaseIterable {
    case success, failure, invalidValue, needsValue, needsConfirmation, needsDisambiguation, notFound, ambiguous
    case unavailable, noExecutionTarget, timedOut, cancelled

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
public struct DialogValue: Hashable, Sendable, Codable {
    public var full: String
    public var supporting: String?
    public var systemImageName: String?

    /// Makes a dialog.
    public init(full: String, supporting: String? = nil, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}

/// What a run opened: another intent, or a URL.
public struct OpenedValue: Hashable, Sendable, Codable {
    /// The opened intent's identifier.
    public var action: String?
    /// The parameters it was given.
    public var parameters: [String: IntentValue]
    /// The link, for `OpenURLIntent`.
    public var url: String?

    /// Makes an opened intent or link.
    public init(action: String? = nil, parameters: [String: IntentValue] = [:], url: String? = nil) {
        self.action = action
        self.parameters = parameters
        self.url = url
    }
}

/// The process that ran an intent.
public struct ProcessDescription: Hashable, Sendable, Codable {
    public var bundle: String
    public var kind: ProcessKind
    public var pid: Int32

    /// Names a process.
    public init(bundle: String, kind: ProcessKind, pid: Int32) {
        self.bundle = bundle
        self.kind = kind
        self.pid = pid
    }
}

/// The kinds of process that run intents.
public enum ProcessKind: String, Hashable, Sendable, Codable {
    case app
    case appIntentsExtension
    case widgetExtension
}
