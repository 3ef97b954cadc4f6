/// Why a run did not succeed: a stable code, a sentence that says what to do, and the cause.
public struct RunError: Error, Hashable, Sendable, Codable {
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
        public let rawValue: String

        /// Makes a code of its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a code of its text.
        public init(stringLiteral value: String) { rawValue = value }

        /// `perform()` or a query threw.
        public static let threw: Code = "threw"
        /// The process ended during the run.
        public static let crashed: Code = "crashed"
        public static let entityNotFound: Code = "entityNotFound"
        public static let dependencyNotRegistered: Code = "dependencyNotRegistered"
        /// The app's answer was not understood, or is too large.
        public static let badOutput: Code = "badOutput"
        /// The app's code does not hold the action or query that its metadata names.
        public static let typeNotInProcess: Code = "typeNotInProcess"
        public static let invalidValue: Code = "invalidValue"
        public static let needsValue: Code = "needsValue"
        public static let needsConfirmation: Code = "needsConfirmation"
        public static let needsDisambiguation: Code = "needsDisambiguation"
        public static let notFound: Code = "notFound"
        public static let ambiguous: Code = "ambiguous"
        public static let unavailable: Code = "unavailable"
        public static let noExecutionTarget: Code = "noExecutionTarget"
        /// The program ended, or said nothing, before it reported that it is ready.
        public static let launchFailed: Code = "launchFailed"
        public static let timedOut: Code = "timedOut"
        public static let cancelled: Code = "cancelled"
        /// A choice or confirmation was refused.
        public static let refused: Code = "refused"
        /// The run cannot come to the foreground here.
        public static let foregroundUnavailable: Code = "foregroundUnavailable"
        /// `perform()` asked to be run again without end.
        public static let tooManyRestarts: Code = "tooManyRestarts"
        /// A parameter was read that has no value.
        public static let parameterNotSet: Code = "parameterNotSet"
    }
}
