import Foundation
import IntentsHost
import PlatformFoundation

/// An intent that may bring the app to the front while it runs; `IntentModes` says more.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// An error that ends `perform()` and goes on with the app in front; to be thrown.
    /// - Parameters:
    ///   - dialog: what the person is asked.
    ///   - continuation: done with the app in front, as the last part of the run.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        let continuation = continuation.map { ForegroundContinuation(body: $0) }
        return AppIntentError(.needsForeground(dialog: dialog, alwaysConfirm: true, continuation: continuation))
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

/// What is left to do once the app is in front; equal only to itself.
package struct ForegroundContinuation: Equatable, Sendable {
    private let id = UUID()
    package let body: @MainActor () async throws -> Void

    package init(body: @escaping @MainActor () async throws -> Void) { self.body = body }

    package static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}
