import IntentsModel

// Client → system: running, and what has run.

/// Runs an action: `Type`, `bundle.id/Type` or a title, with values by parameter name.
package struct RunRequest: LinkRequest {
    package typealias Reply = RunReport
    package static let method = "run.start"
    package var action: String
    package var values: [String: IntentValue]
    /// Whether the sender answers `run.ask`.
    package var isInteractive: Bool
    /// Seconds; 0 for no limit, absent for the usual one.
    package var timeout: Double?
    package var locale: String
    /// Chosen by the client, so that it can cancel before the reply.
    package var runID: String
    /// Whether the sender hears `run.event` with the run's progress; absent for no.
    package var hearsProgress: Bool?
    /// The uniform type that the value is wanted in, as a file; absent for the value as it is.
    package var resultType: String?
    /// What the action before has returned, for the parameter that takes it.
    package var previousResult: IntentValue?

    package init(
        action: String, values: [String: IntentValue], isInteractive: Bool, timeout: Double?, locale: String,
        runID: String, hearsProgress: Bool? = nil, resultType: String? = nil, previousResult: IntentValue? = nil
    ) {
        self.action = action
        self.previousResult = previousResult
        self.values = values
        self.isInteractive = isInteractive
        self.timeout = timeout
        self.locale = locale
        self.runID = runID
        self.hearsProgress = hearsProgress
        self.resultType = resultType
    }
}

/// Runs what a phrase asks for.
package struct SayRequest: LinkRequest {
    package typealias Reply = RunReport
    package static let method = "phrase.say"
    package var phrase: String
    package var isInteractive: Bool
    package var timeout: Double?
    package var locale: String
    package var runID: String
    /// Whether the sender hears `run.event` with the run's progress; absent for no.
    package var hearsProgress: Bool?
    /// The uniform type that the value is wanted in, as a file; absent for the value as it is.
    package var resultType: String?

    package init(
        phrase: String, isInteractive: Bool, timeout: Double?, locale: String, runID: String,
        hearsProgress: Bool? = nil, resultType: String? = nil
    ) {
        self.phrase = phrase
        self.isInteractive = isInteractive
        self.timeout = timeout
        self.locale = locale
        self.runID = runID
        self.hearsProgress = hearsProgress
        self.resultType = resultType
    }
}

/// Reads an app's output, or the run history without one.
package struct LogRequest: LinkRequest {
    package typealias Reply = LogReply
    package static let method = "log"
    package var app: String?
    package var limit: Int

    package init(app: String?, limit: Int) {
        self.app = app
        self.limit = limit
    }
}

/// Output lines of an app and past runs, oldest first.
package struct LogReply: Codable, Hashable, Sendable {
    package var output: [String]
    package var runs: [PastRun]

    package init(output: [String], runs: [PastRun]) {
        self.output = output
        self.runs = runs
    }
}

/// A run in the history.
package struct PastRun: Codable, Hashable, Sendable {
    /// Seconds since 1970.
    package var startedAt: Double
    package var report: RunReport

    package init(startedAt: Double, report: RunReport) {
        self.startedAt = startedAt
        self.report = report
    }
}
