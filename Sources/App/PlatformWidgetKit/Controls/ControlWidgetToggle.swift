import AppIntents
import IntentsModel
import PlatformSwiftUI

/// A control that is on or off, and runs an intent to change that (inventory §2.18).
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    _PrimitiveControlWidgetTemplate, ShownControlTemplate
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: (Bool) -> ValueLabel

    /// Makes a toggle with a label, and a second one for its state.
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - action: The intent; its `value` is set to the new state before it runs.
    ///   - label: The toggle's name.
    ///   - valueLabel: What is shown for on (true) and off.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
        self.label = label()
        self.valueLabel = valueLabel
    }

    func state(in locale: Locale) -> HostedControlState? {
        var flipped = action
        flipped.value = !isOn
        return HostedControlState(
            form: .toggle(isOn: isOn), label: viewNode(of: label, locale: locale), intent: flipped,
            whenOff: secondLabel(valueLabel(false), in: locale), whenOn: secondLabel(valueLabel(true), in: locale))
    }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Makes a toggle with a label.
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Makes a toggle with a localised title, and a label for its state.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }

    /// Makes a toggle with a localised title, and a label for its state.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel) }

    /// Makes a toggle with a title as it is, and a label for its state.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Makes a toggle with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(titleKey) }
    }

    /// Makes a toggle with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(titleResource) }
    }

    /// Makes a toggle with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }
}

/// The state's label of a toggle that has none of its own: “On” or “Off”.
nonisolated public struct ControlWidgetToggleDefaultLabel: View, Sendable {
    let isOn: Bool

    /// The word for the state.
    @MainActor public var body: some View { Text(isOn ? "On" : "Off") }
}
