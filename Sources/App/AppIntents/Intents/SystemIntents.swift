import PlatformFoundation

/// The root of the intents that the system knows the meaning of (inventory §2.1).
public protocol SystemIntent: AppIntent {}

/// Opens something in the app; the app comes to the front first.
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: AppValue
    /// What is opened; declared with `@Parameter`.
    var target: Value { get set }
}

extension OpenIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }
    /// Does nothing more than bring the app to the front.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Brings the person to content that the app shows with `onAppIntentExecution` (inventory §4.4).
public protocol TargetContentProvidingIntent: SystemIntent {
    /// What scenes match against; the type's identifier unless the intent says otherwise.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// The type's identifier.
    public var contentIdentifier: String { Self.persistentIdentifier }
    /// Does nothing: the scenes have got the intent before.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// Does nothing: the scenes have got the intent before.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes entities; the system may ask before it runs.
public protocol DeleteIntent: SystemIntent {
    /// The type of what is deleted.
    associatedtype Entity: AppEntity
    /// What is deleted.
    var entities: [Entity] { get }
}

/// Sets one value, as a control's toggle does; the system fills `value` with the new state.
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The new value; declared with `@Parameter`.
    var value: ValueType { get set }
}
