import IntentsModel

/// What a style finds of labeled content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// The label.
    public let label: AnyView
    /// The content.
    public let content: AnyView
}

/// How labeled contents look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// What stands for a control.
    associatedtype Body: View
    /// What a style finds of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// What stands for a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A look that the surface knows by name.
nonisolated public struct NamedLabeledContentStyle: LabeledContentStyle, NamedControlStyle, Hashable, Sendable {
    package let styleName: String

    /// The parts as they are: the surface draws the look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.content
    }
}

extension LabeledContentStyle where Self == NamedLabeledContentStyle {
    /// The look `automatic`.
    public static var automatic: NamedLabeledContentStyle { NamedLabeledContentStyle(styleName: "automatic") }
}

extension EnvironmentValues {
    /// The app's own style.
    var labeledContentStyle: (any LabeledContentStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// Sets how labeled contents in this view look.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "labeledContentStyle", style: style) {
            $0.labeledContentStyle = $1 ? style : nil
        }
    }
}

extension LabeledContentStyle {
    /// What stands for a control; the style's own controls are as the surface draws them.
    func nodes(of configuration: LabeledContentStyleConfiguration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.labeledContentStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}
