import PlatformSwiftUI

// Buttons that run an intent (inventory §2.16). In a snippet or widget the tree names the intent and the system runs it;
// inside the app a press runs it in the app's process.

extension Button {
    /// Makes a button with any label that runs an intent.
    nonisolated public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// Makes a button with a role and any label that runs an intent.
    nonisolated public init<Intent: AppIntent>(
        role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
    ) {
        let action = IntentAction(intent)
        self.init(attributes: action.attributes, role: role, action: { action.run() }, label: label())
    }
}

extension Button where Label == Text {
    /// Makes a button with a localised title that runs an intent.
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Makes a button with a localised title that runs an intent.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    /// Makes a button with a title as it is that runs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a button with a localised title and a symbol that runs an intent.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a button with a title as it is and a symbol that runs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PlatformSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Makes a button with a localised title and a symbol that runs an intent.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PlatformSwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Makes a button with a localised title and an image of the app's resources that runs an intent.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PlatformSwiftUI.Label(titleKey, image: image) }
    }

    /// Makes a button with a title as it is and an image of the app's resources that runs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PlatformSwiftUI.Label(title, image: image) }
    }
}
