import IntentsModel

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    let name: String

    /// Deletes or loses something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// Does what the person came for.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is pressed.
///
/// A snippet travels as a tree without code: there only a button with an intent can be pressed.
nonisolated public struct Button<Label: View>: _PrimitiveView, NodeView {
    /// What pressing does inside the app.
    package let action: (@MainActor () -> Void)?
    private let label: Label
    private let role: ButtonRole?
    private let attributes: [String: JSONValue]

    package init(
        attributes: [String: JSONValue], role: ButtonRole?, action: (@MainActor () -> Void)?, label: Label
    ) {
        self.action = action
        self.label = label
        self.role = role
        self.attributes = attributes.merging(role.map { ["role": .string($0.name)] } ?? [:]) { own, _ in own }
    }

    /// Makes a button with any label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(attributes: [:], role: nil, action: action, label: label())
    }

    /// Makes a button with a role and any label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(attributes: [:], role: role, action: action, label: label())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let label =
            environment.buttonStyle?.nodes(
                of: .init(role: role, label: AnyView(label), isPressed: false), in: environment)
            ?? ViewRenderer.nodes(of: label, in: environment)
        return [.labeled("button", attributes: attributes, label: label)]
    }
}

extension Button where Label == Text {
    /// Makes a button with a localised title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(attributes: [:], role: role, action: action, label: Text(titleKey))
    }

    /// Makes a button with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(attributes: [:], role: role, action: action, label: Text(titleResource)) }

    /// Makes a button with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(attributes: [:], role: role, action: action, label: Text(title))
    }
}

extension Button where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a button with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(
            attributes: [:], role: role, action: action, label: .init(titleKey, systemImage: systemImage))
    }

    /// Makes a button with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(attributes: [:], role: role, action: action, label: .init(title, systemImage: systemImage)) }

    /// Makes a button with a localised title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(attributes: [:], role: role, action: action, label: .init(titleResource, systemImage: systemImage)) }

    /// Makes a button with a localised title and an image of the app's resources.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(attributes: [:], role: role, action: action, label: .init(titleKey, image: image)) }

    /// Makes a button with a title as it is and an image of the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(attributes: [:], role: role, action: action, label: .init(title, image: image)) }
}
