import AppIntents
import IntentsModel
import PlatformSwiftUI

/// A control that runs an intent (inventory §2.18).
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: _PrimitiveControlWidgetTemplate,
    ShownControlTemplate
{
    private let action: Action
    private let label: Label
    private let actionLabel: (Bool) -> ActionLabel

    /// Makes a button with a label, and a second one that depends on whether the intent is running.
    /// - Parameters:
    ///   - action: The intent.
    ///   - label: The button's name.
    ///   - actionLabel: What is shown beside it while the intent runs (true), and otherwise.
    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.action = action
        self.label = label()
        self.actionLabel = actionLabel
    }

    func state(in locale: Locale) -> HostedControlState? {
        HostedControlState(
            form: .button, label: viewNode(of: label, locale: locale), intent: action,
            whenOff: secondLabel(actionLabel(false), in: locale), whenOn: secondLabel(actionLabel(true), in: locale))
    }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    /// Makes a button with a label.
    public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
    }
}

extension ControlWidgetButton where Label == Text {
    /// Makes a button with a localised title, and a label that depends on whether the intent is running.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }

    /// Makes a button with a localised title, and a label that depends on whether the intent is running.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel) }

    /// Makes a button with a title as it is, and a label that depends on whether the intent is running.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    /// Makes a button with a localised title.
    public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action: action) { Text(titleKey) } }

    /// Makes a button with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: Action) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Makes a button with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action) { self.init(action: action) { Text(title) } }
}

/// The second label of a button that says nothing about its intent: nothing.
nonisolated public struct ControlWidgetButtonDefaultActionLabel: View, Sendable {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}
