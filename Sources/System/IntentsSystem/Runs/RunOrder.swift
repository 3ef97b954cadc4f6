import FoundationEssentials
import IntentsLink
import IntentsModel

/// One run as it was asked for, whatever way it came.
struct RunOrder: Sendable {
    /// What was asked for, for reports of runs that found no action.
    var name: String
    /// Seconds; 0 for no limit, nil for the usual one.
    var timeout: Double?
    var locale: String
    var runID: String
    /// Seconds since 1970.
    var requestedAt = Date().timeIntervalSince1970
    /// Who answers questions; nil when nobody does.
    var person: LinkConnection?
    /// The uniform type that the value is wanted in.
    var resultType: String?
    /// Who hears how far the run is.
    var watcher: LinkConnection?

    /// - Parameters:
    ///   - name: the action or the phrase.
    ///   - client: who asks for the run.
    init(_ name: String, _ terms: RunTerms, from client: LinkConnection) {
        self.name = name
        timeout = terms.timeout
        locale = terms.locale
        runID = terms.runID
        person = terms.isInteractive ? client : nil
        resultType = terms.resultType
        watcher = terms.hearsProgress == true ? client : nil
    }

    /// The longest id of a run, and the longest name or phrase, in characters.
    private static let (longestID, longestName) = (128, 4096)

    /// Checks what a client has named the run and its action: both go into the history, and the id into a folder's name.
    func checkNames() throws(RunError) {
        guard runID.count <= Self.longestID else {
            throw RunError(
                .invalidValue,
                "The id of a run has at most \(Self.longestID) characters; this one has \(runID.count).")
        }
        guard name.count <= Self.longestName else {
            throw RunError(
                .invalidValue,
                "The name of an action and a phrase have at most \(Self.longestName) characters; this has \(name.count)."
            )
        }
    }

    /// The time it may take.
    func budget(mode: RunMode, policy: SystemPolicy) throws(RunError) -> Duration? {
        guard timeout != nil else { return mode == .foreground ? nil : policy.runBudget }
        return try Self.limit(timeout)
    }

    /// A time limit that a client gave; nil for none.
    static func limit(_ seconds: Double?) throws(RunError) -> Duration? {
        guard let seconds, seconds != 0 else { return nil }
        guard seconds > 0, seconds <= 31_536_000 else {
            throw RunError(
                .invalidValue, "A time limit is a number of seconds from 0 (no limit) to 31536000 (a year).")
        }
        return .seconds(seconds)
    }
}

/// The action that an order means, and the values it is given.
struct RequestedAction: Hashable, Sendable {
    var reference: Reference
    var values: [String: IntentValue]
    /// What the action before has returned.
    var previousResult: IntentValue?
    /// Whether it is a shortcut of the app that was asked for.
    var isShortcut = false
}
