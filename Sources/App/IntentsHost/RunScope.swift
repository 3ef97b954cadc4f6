import IntentsModel
import IntentsResolution

/// The run that the current task belongs to; set around `perform()` and every query of a run.
///
/// Over the link the host makes it from the request; in process `AppIntentsTesting` makes it.
package struct RunScope: Sendable {
    /// The run of the current task; nil when app code calls an intent by itself.
    @TaskLocal package static var current: RunScope?

    package var runID: String
    package var context: RunContext
    /// Answers `requestValue`, `requestConfirmation` and the like.
    package var interaction: any Interaction
    /// Brings the app to the front, or throws a `RunError` that says why not.
    package var continueInForeground: @Sendable (_ dialog: String?, _ alwaysConfirm: Bool) async throws -> Void
    /// Why the run is cancelled, once the system has said so: `timeout` or `userCancelled`.
    package var cancellationReason: @Sendable () -> String? = { nil }
    /// Tells the system how far the run is.
    package var report: @Sendable (ProgressState) -> Void = { _ in }
    /// Whether the code has brought its app to the front since the run began.
    private let cameForward = Lock(false)

    package init(
        runID: String, context: RunContext, interaction: any Interaction,
        continueInForeground: @escaping @Sendable (_ dialog: String?, _ alwaysConfirm: Bool) async throws -> Void
    ) {
        self.runID = runID
        self.context = context
        self.interaction = interaction
        self.continueInForeground = continueInForeground
    }

    /// Whether the app is in front, as far as this run knows.
    package var isInFront: Bool { context.mode == "foreground" || cameForward.withLock { $0 } }

    /// Brings the app to the front and remembers it, for code that asks where it is afterwards.
    package func comeForward(dialog: String?, alwaysConfirm: Bool) async throws {
        try await continueInForeground(dialog, alwaysConfirm)
        cameForward.withLock { $0 = true }
    }
}
