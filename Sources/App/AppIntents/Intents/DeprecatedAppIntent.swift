import PlatformFoundation

/// An intent that another one replaces: saved requests still run, it is offered no more (inventory §2.1).
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent to use instead; `Never` without one.
    associatedtype ReplacementIntent: AppIntent = Never
    /// What people are told.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
    /// A general message.
    public static var deprecation: IntentDeprecation<Never> {
        IntentDeprecation(message: "This action is no longer offered.")
    }
}

/// Why an intent is deprecated and what replaces it.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
    /// What people are told.
    public let message: LocalizedStringResource
    /// The intent to use instead.
    public let replacedBy: ReplacementIntent.Type?

    /// Says what people are told and which intent replaces this one.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Names the intent that replaces this one.
    public init(replacedBy: ReplacementIntent.Type) {
        self.init(message: "Use \(replacedBy.title) instead.", replacedBy: replacedBy)
    }
}

extension IntentDeprecation where ReplacementIntent == Never {
    /// Says what people are told.
    public init(message: LocalizedStringResource) {
        self.message = message
        replacedBy = nil
    }
}

/// An intent that takes over what was saved under the name of an older intent class.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the older class.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// The name of the older class, so that what was saved under it is found.
    public static var persistentIdentifier: String { intentClassName }
}
