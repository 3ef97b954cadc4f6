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

extension CancellableIntent {
    /// Does `operation`, and calls `onCancel` at once when the run is cancelled meanwhile.
    ///
    /// A cancelled task does not carry a reason, so `onCancel` always hears ``IntentCancellationReason/userCancelled``.
    /// - Parameters:
    ///   - operation: the work.
    ///   - onCancel: called while `operation` is still running, on any thread.
    ///   - isolation: the actor that `operation` runs on; the caller's.
    /// - Throws: what `operation` throws.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T, onCancel: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        try await withTaskCancellationHandler(
            operation: operation, onCancel: { onCancel(.userCancelled) }, isolation: isolation)
    }
}
