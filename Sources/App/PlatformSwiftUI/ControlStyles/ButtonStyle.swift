import IntentsModel

/// What a style finds of a button.
public struct ButtonStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the person presses the button now: never while a tree is made.
    public let isPressed: Bool
}

/// How the label of a button looks.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// What stands for the label.
    associatedtype Body: View
    /// What a style finds of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// What stands for the label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    /// The app's own style.
    var buttonStyle: (any ButtonStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension ButtonStyle {
    /// What stands for a label; buttons inside are as the surface draws them.
    func nodes(of configuration: Configuration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.buttonStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}

extension View {
    /// Sets how the labels of buttons in this view look.
    @_disfavoredOverload
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "buttonStyle", style: style) { $0.buttonStyle = $1 ? style : nil }
    }
}
