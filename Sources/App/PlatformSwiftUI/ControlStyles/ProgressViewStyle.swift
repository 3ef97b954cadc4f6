import IntentsModel

/// What a style finds of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// How far it is, from 0 to 1; nil when that is unknown.
    public let fractionCompleted: Double?
    /// The label.
    public let label: AnyView?
    /// The label of the present value.
    public let currentValueLabel: AnyView?
}

/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// What stands for a control.
    associatedtype Body: View
    /// What a style finds of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// What stands for a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A look that the surface knows by name.
nonisolated public struct NamedProgressViewStyle: ProgressViewStyle, NamedControlStyle, Hashable, Sendable {
    package let styleName: String

    /// The parts as they are: the surface draws the look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

extension ProgressViewStyle where Self == NamedProgressViewStyle {
    /// The look `automatic`.
    public static var automatic: NamedProgressViewStyle { NamedProgressViewStyle(styleName: "automatic") }
    /// The look `linear`.
    public static var linear: NamedProgressViewStyle { NamedProgressViewStyle(styleName: "linear") }
    /// The look `circular`.
    public static var circular: NamedProgressViewStyle { NamedProgressViewStyle(styleName: "circular") }
}

extension EnvironmentValues {
    /// The app's own style.
    var progressViewStyle: (any ProgressViewStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// Sets how progress views in this view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "progressViewStyle", style: style) {
            $0.progressViewStyle = $1 ? style : nil
        }
    }
}

extension ProgressViewStyle {
    /// What stands for a control; the style's own controls are as the surface draws them.
    func nodes(of configuration: ProgressViewStyleConfiguration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.progressViewStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}
