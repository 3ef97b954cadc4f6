/// Why a run did not succeed: a stable code, a sentence that says what to do, and the cause.
public struct RunError: Error, Hashable, Sendable, Codable {
    /// The stable code.
    public var code: Code
    /// One localised sentence.
    public var message: String
    /// The parameter it is about.
    public var parameter: String?
    /// The error beneath it, as text.
    public var cause: String?

    /// Makes an error.
    public init(_ code: Code, _ message: String, parameter: String? = nil, cause: String? = nil) {
        self.code = code
        self.message = message
        self.parameter = parameter
        self.cause = cause
    }

    /// Stable codes; new ones may be added.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
        /// The code's text.
        public let rawValue: String

        /// Makes a code of its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a code of its text.
        public init(stringLiteral value: String) { rawValue = value }

        /// `perform()` or a query threw.
        public static let threw: Code = "threw"
        /// The process ended during the run.
        public static let crashed: Code = "crashed"
        /// The daemon ended during the run; the next one says so in the history.
        public static let daemonEnded: Code = "daemonEnded"
        /// No entity has the given identifier, or fits the given text.
        public static let entityNotFound: Code = "entityNotFound"
        /// A `@Dependency` of the code has no registration.
        public static let dependencyNotRegistered: Code = "dependencyNotRegistered"
        /// The app's answer was not understood, or is too large.
        public static let badOutput: Code = "badOutput"
        /// The result cannot be had in the type that was asked for.
        public static let unsupportedResultType: Code = "unsupportedResultType"
        /// The app's code does not hold the action or query that its metadata names.
        public static let typeNotInProcess: Code = "typeNotInProcess"
        /// A given value does not fit its parameter.
        public static let invalidValue: Code = "invalidValue"
        /// A required value is missing.
        public static let needsValue: Code = "needsValue"
        /// A confirmation is needed.
        public static let needsConfirmation: Code = "needsConfirmation"
        /// A given value means several things.
        public static let needsDisambiguation: Code = "needsDisambiguation"
        /// No action has the given name.
        public static let notFound: Code = "notFound"
        /// Several actions have the given name.
        public static let ambiguous: Code = "ambiguous"
        /// The action or the system is not available here.
        public static let unavailable: Code = "unavailable"
        /// No process of the app can run the action.
        public static let noExecutionTarget: Code = "noExecutionTarget"
        /// The program ended, or said nothing, before it reported that it is ready.
        public static let launchFailed: Code = "launchFailed"
        /// The run did not end within its limit.
        public static let timedOut: Code = "timedOut"
        /// A query or an options provider of the app did not answer within its limit.
        public static let queryTimedOut: Code = "queryTimedOut"
        /// The run was ended.
        public static let cancelled: Code = "cancelled"
        /// A choice or confirmation was refused.
        public static let refused: Code = "refused"
        /// The run cannot come to the foreground here.
        public static let foregroundUnavailable: Code = "foregroundUnavailable"
        /// The session is locked, and nobody has unlocked it.
        public static let locked: Code = "locked"
        /// `perform()` asked to be run again without end.
        public static let tooManyRestarts: Code = "tooManyRestarts"
        /// A required parameter has nothing to choose from.
        public static let noOptions: Code = "noOptions"
        /// A person was asked and did not answer in time.
        public static let unanswered: Code = "unanswered"
        /// Opened intents open each other, or too many of them.
        public static let openedTooMany: Code = "openedTooMany"
        /// A link was not opened.
        public static let linkRefused: Code = "linkRefused"
        /// A parameter was read that has no value.
        public static let parameterNotSet: Code = "parameterNotSet"
    }
}
