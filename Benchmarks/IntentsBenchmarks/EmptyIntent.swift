import AppIntents

/// The intent whose run is measured: all of its time is the framework's and the link's.
///
/// Public, because a plain optimised build drops internal types that nothing mentions; `intents build` keeps them.
public struct EmptyIntent: AppIntent {
    /// What people read.
    public static let title: LocalizedStringResource = "Do Nothing"

    /// Makes an intent.
    public init() {}

    /// Does nothing.
    public func perform() async throws -> some IntentResult { .result() }
}
