import IntentsModel

/// What a style finds of a box.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// The label.
    public let label: AnyView
    /// The content.
    public let content: AnyView
}

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// What stands for a control.
    associatedtype Body: View
    /// What a style finds of a box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// What stands for a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A look that the surface knows by name.
nonisolated public struct NamedGroupBoxStyle: GroupBoxStyle, NamedControlStyle, Hashable, Sendable {
    package let styleName: String

    /// The parts as they are: the surface draws the look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.content
    }
}

extension GroupBoxStyle where Self == NamedGroupBoxStyle {
    /// The look `automatic`.
    public static var automatic: NamedGroupBoxStyle { NamedGroupBoxStyle(styleName: "automatic") }
}

extension EnvironmentValues {
    /// The app's own style.
    var groupBoxStyle: (any GroupBoxStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// Sets how boxes in this view look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "groupBoxStyle", style: style) { $0.groupBoxStyle = $1 ? style : nil }
    }
}

extension GroupBoxStyle {
    /// What stands for a control; the style's own controls are as the surface draws them.
    func nodes(of configuration: GroupBoxStyleConfiguration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.groupBoxStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}
