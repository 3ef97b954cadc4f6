import Foundation
import IntentsHost
import PlatformFoundation

/// An intent that may bring the app to the front while it runs; `IntentModes` says more.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// An error that ends the run behind and goes on with the app in front; to be thrown.
    /// - Parameters:
    ///   - dialog: what the person is asked.
    ///   - continuation: is not kept: the intent is performed again once the app is in front.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog: dialog, alwaysConfirm: true))
    }

    /// Brings the app to the front, then does `continuation` there.
    /// - Parameters:
    ///   - dialog: what the person is asked.
    ///   - continuation: done with the app in front.
    /// - Throws: a `RunError` when the app cannot come to the front, and what `continuation` throws.
    public func requestToContinueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Result = { () }
    ) async throws -> Result {
        try await continueInForeground(dialog)
        return try await continuation()
    }
}
