import IntentsModel

// Client → system: running, and what has run.

/// Runs an action: `Type`, `bundle.id/Type` or a title, with values by parameter name.
package struct RunRequest: LinkRequest {
    package typealias Reply = RunReport
    package static let method = "run.start"
    package var action: String
    package var values: [String: IntentValue]
    /// What the action before has returned, for the parameter that takes it.
    package var previousResult: IntentValue?
    package var terms: RunTerms

    package init(
        action: String, values: [String: IntentValue], previousResult: IntentValue? = nil, terms: RunTerms
    ) {
        self.action = action
        self.values = values
        self.previousResult = previousResult
        self.terms = terms
    }

    private enum CodingKeys: CodingKey { case action, values, previousResult }

    package init(from decoder: any Decoder) throws {
        let own = try decoder.container(keyedBy: CodingKeys.self)
        action = try own.decode(String.self, forKey: .action)
        values = try own.decode([String: IntentValue].self, forKey: .values)
        previousResult = try own.decodeIfPresent(IntentValue.self, forKey: .previousResult)
        terms = try RunTerms(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try terms.encode(to: encoder)
        var own = encoder.container(keyedBy: CodingKeys.self)
        try own.encode(action, forKey: .action)
        try own.encode(values, forKey: .values)
        try own.encodeIfPresent(previousResult, forKey: .previousResult)
    }
}

/// Runs what a phrase asks for.
package struct SayRequest: LinkRequest {
    package typealias Reply = RunReport
    package static let method = "phrase.say"
    package var phrase: String
    package var terms: RunTerms

    package init(phrase: String, terms: RunTerms) {
        self.phrase = phrase
        self.terms = terms
    }

    private enum CodingKeys: CodingKey { case phrase }

    package init(from decoder: any Decoder) throws {
        phrase = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .phrase)
        terms = try RunTerms(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try terms.encode(to: encoder)
        var own = encoder.container(keyedBy: CodingKeys.self)
        try own.encode(phrase, forKey: .phrase)
    }
}

/// How a run is to be made, whatever asks for it; its members are members of the message.
package struct RunTerms: Codable, Hashable, Sendable {
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

    package init(
        isInteractive: Bool = false, timeout: Double? = nil, locale: String, runID: String,
        hearsProgress: Bool? = nil, resultType: String? = nil
    ) {
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
