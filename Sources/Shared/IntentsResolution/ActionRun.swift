import FoundationEssentials
import IntentsModel

/// One run of one action: resolve the given values, perform, ask and perform again where the code wants it.
///
/// The same code serves the daemon (services over the link) and `AppIntentsTesting` (services in process).
package struct ActionRun: Sendable {
    package var action: ActionDescription
    /// The types that parameters refer to.
    package var metadata: AppMetadata
    package var services: any AppServices
    package var interaction: any Interaction
    package var localizer: any TextLocalizer
    package var context: RunContext
    package var runID: String
    /// What the action before has returned, for the parameter that takes it.
    package var previousResult: IntentValue?
    /// What nobody could be asked.
    let unanswered = UnansweredQuestion()
    /// How the shortcut that the run comes from presents the values of a parameter.
    package var presentation: ShortcutPresentation?
    /// Hears every transition, in order.
    package var onEvent: (@Sendable (ResolutionEvent) -> Void)?
    /// Says why the app cannot come to the front, when it cannot, so that nobody is asked in vain.
    package var checkForeground: (@Sendable () async throws -> Void)?
    /// Brings the app to the front; nil where no app can.
    package var bringForward: (@Sendable () async throws -> Void)?
    /// Where days begin and end; the system's when absent.
    package var timeZone: TimeZone?
    /// The day that a time without a date is meant for.
    package var now: @Sendable () -> Date = { Date() }

    package init(
        action: ActionDescription, metadata: AppMetadata, services: any AppServices,
        interaction: any Interaction = NoInteraction(), localizer: any TextLocalizer = SourceTexts(),
        context: RunContext = RunContext(), runID: String
    ) {
        self.action = action
        self.metadata = metadata
        self.services = services
        self.interaction = interaction
        self.localizer = localizer
        self.context = context
        self.runID = runID
    }
}

/// How a run of an action ended, before the surface adds process and time.
package struct ActionResult: Hashable, Sendable {
    package var outcome: RunOutcome
    package var result: PerformedResult
    package var error: RunError?
    /// The question that nobody could be asked, when that is how it ended.
    package var question: Prompt?
    /// The parameters that `perform()` was given last.
    package var parameters: [String: IntentValue]
    /// What whoever asked for the run should know besides.
    package var notes: [String] = []

    package init(
        outcome: RunOutcome, result: PerformedResult = PerformedResult(), error: RunError? = nil,
        question: Prompt? = nil, parameters: [String: IntentValue] = [:]
    ) {
        self.outcome = outcome
        self.result = result
        self.error = error
        self.question = question
        self.parameters = parameters
    }
}
