import IntentsModel

/// What a style finds of a label.
public struct LabelStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// The title.
    public let title: AnyView
    /// The icon.
    public let icon: AnyView
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    /// What stands for a control.
    associatedtype Body: View
    /// What a style finds of a label.
    typealias Configuration = LabelStyleConfiguration

    /// What stands for a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A look that the surface knows by name.
nonisolated public struct NamedLabelStyle: LabelStyle, NamedControlStyle, Hashable, Sendable {
    package let styleName: String

    /// The parts as they are: the surface draws the look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == NamedLabelStyle {
    /// The look `automatic`.
    public static var automatic: NamedLabelStyle { NamedLabelStyle(styleName: "automatic") }
    /// The look `titleOnly`.
    public static var titleOnly: NamedLabelStyle { NamedLabelStyle(styleName: "titleOnly") }
    /// The look `iconOnly`.
    public static var iconOnly: NamedLabelStyle { NamedLabelStyle(styleName: "iconOnly") }
    /// The look `titleAndIcon`.
    public static var titleAndIcon: NamedLabelStyle { NamedLabelStyle(styleName: "titleAndIcon") }
}

extension EnvironmentValues {
    /// The app's own style.
    var labelStyle: (any LabelStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// Sets how labels in this view look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "labelStyle", style: style) { $0.labelStyle = $1 ? style : nil }
    }
}

extension LabelStyle {
    /// What stands for a control; the style's own controls are as the surface draws them.
    func nodes(of configuration: LabelStyleConfiguration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.labelStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}
