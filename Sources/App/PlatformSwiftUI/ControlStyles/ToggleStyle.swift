import IntentsModel

/// What a style finds of a toggle.
public struct ToggleStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// The label.
    public let label: AnyView
    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    init(label: AnyView, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// What stands for a control.
    associatedtype Body: View
    /// What a style finds of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// What stands for a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A look that the surface knows by name.
nonisolated public struct NamedToggleStyle: ToggleStyle, NamedControlStyle, Hashable, Sendable {
    package let styleName: String

    /// The parts as they are: the surface draws the look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

extension ToggleStyle where Self == NamedToggleStyle {
    /// The look `automatic`.
    public static var automatic: NamedToggleStyle { NamedToggleStyle(styleName: "automatic") }
    /// The look `switch`.
    public static var `switch`: NamedToggleStyle { NamedToggleStyle(styleName: "switch") }
    /// The look `button`.
    public static var button: NamedToggleStyle { NamedToggleStyle(styleName: "button") }
    /// The look `checkbox`.
    public static var checkbox: NamedToggleStyle { NamedToggleStyle(styleName: "checkbox") }
}

extension EnvironmentValues {
    /// The app's own style.
    var toggleStyle: (any ToggleStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// Sets how toggles in this view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "toggleStyle", style: style) { $0.toggleStyle = $1 ? style : nil }
    }
}

extension ToggleStyle {
    /// What stands for a control; the style's own controls are as the surface draws them.
    func nodes(of configuration: ToggleStyleConfiguration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.toggleStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}
