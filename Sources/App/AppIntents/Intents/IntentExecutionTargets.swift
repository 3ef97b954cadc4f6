/// The processes that may run an intent or query (inventory §2.1).
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Any process that links the type.
    public static let `default` = IntentExecutionTargets([])
    /// The app itself.
    public static let main = IntentExecutionTargets(rawValue: 1)
    /// The app's App Intents extension.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    /// The app's widget extension.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}
