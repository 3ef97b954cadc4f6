import AppIntents

/// Finds the value of a control that has nothing to configure (inventory §2.18).
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value

    /// An example, for people who choose a control.
    var previewValue: Value { get }
    /// The value now.
    /// - Throws: when the value is not known; the control then shows that.
    func currentValue() async throws -> Value
}

/// Finds the value of a control that an app intent configures (inventory §2.18).
public protocol AppIntentControlValueProvider {
    /// The type of the value.
    associatedtype Value
    /// The control's configuration.
    associatedtype Configuration: ControlConfigurationIntent

    /// An example, for people who choose a control.
    func previewValue(configuration: Configuration) -> Value
    /// The value now.
    /// - Throws: when the value is not known; the control then shows that.
    func currentValue(configuration: Configuration) async throws -> Value
}
