/// An intent that may take longer than others, as long as its progress moves (inventory §2.1).
public protocol LongRunningIntent: ProgressReportingIntent {}

/// What a long task needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The graphics processor. Nothing is reserved here: a process can use it at any time.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

extension LongRunningIntent {
    /// Does the work that takes long, as a part of this run.
    /// - Parameters:
    ///   - options: what the work needs.
    ///   - operation: the work.
    /// - Throws: what `operation` throws.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
    ) async throws -> T {
        try await operation()
    }
}

extension LongRunningIntent where Self: CancellableIntent {
    /// Does the work that takes long, as a part of this run.
    /// - Parameters:
    ///   - options: what the work needs.
    ///   - operation: the work.
    ///   - onCancel: called while `operation` is still running when the run is cancelled.
    /// - Throws: what `operation` throws.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
        onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
    ) async throws -> T {
        try await withIntentCancellationHandler(operation: operation, onCancel: onCancel)
    }
}

/// A stream of answers; it has no members that an app can use (inventory §2.1).
public struct IntentResponseStream<Value> {}
