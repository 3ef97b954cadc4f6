import PlatformSwiftUI

// Toggles that run an intent (inventory §2.16). `isOn` is what is shown now; the intent has to change it.

extension Toggle {
    /// Makes a toggle with any label that runs an intent.
    /// - Parameters:
    ///   - isOn: what is shown now.
    ///   - intent: changes the state.
    ///   - label: what the toggle is called.
    nonisolated public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(attributes: IntentAction(intent).attributes, isOn: .constant(isOn), label: label())
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle with a localised title that runs an intent.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Makes a toggle with a localised title that runs an intent.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    /// Makes a toggle with a title as it is that runs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
