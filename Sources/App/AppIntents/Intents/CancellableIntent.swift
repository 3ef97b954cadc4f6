import IntentsHost

/// Why a run ends early (inventory §2.1).
public struct IntentCancellationReason: Equatable, Sendable, CustomDebugStringConvertible {
    /// `timeout` or `userCancelled`.
    public let debugDescription: String

    /// The run took too long.
    public static let timeout = IntentCancellationReason(debugDescription: "timeout")
    /// The person stopped the run.
    public static let userCancelled = IntentCancellationReason(debugDescription: "userCancelled")
}

/// An intent that tidies up when its run is cancelled.
public protocol CancellableIntent: AppIntent {}

extension IntentCancellationReason {
    /// Why a run is cancelled. A task that the app itself cancels was stopped by a person, as far as anyone can say.
    init(of scope: RunScope?) {
        self = scope?.cancellationReason() == Self.timeout.debugDescription ? .timeout : .userCancelled
    }
}

extension CancellableIntent {
    /// Does `operation`, and calls `onCancel` at once when the run is cancelled meanwhile.
    ///
    /// - Parameters:
    ///   - operation: the work.
    ///   - onCancel: called while `operation` is still running, on any thread.
    ///   - isolation: the actor that `operation` runs on; the caller's.
    /// - Throws: what `operation` throws.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T, onCancel: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        // The handler runs on the thread that cancels, which does not belong to the run.
        let scope = RunScope.current
        return try await withTaskCancellationHandler(
            operation: operation, onCancel: { onCancel(IntentCancellationReason(of: scope)) }, isolation: isolation)
    }
}
