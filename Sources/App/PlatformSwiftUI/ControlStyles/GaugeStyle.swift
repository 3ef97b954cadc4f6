import IntentsModel

/// What a style finds of a gauge.
public struct GaugeStyleConfiguration {
    /// The label.
    public typealias Label = AnyView

    /// Where the value is, from 0 to 1.
    public let value: Double
    /// The label.
    public let label: AnyView
    /// The label of the present value.
    public let currentValueLabel: AnyView?
    /// The label of the lower bound.
    public let minimumValueLabel: AnyView?
    /// The label of the upper bound.
    public let maximumValueLabel: AnyView?
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// What stands for a control.
    associatedtype Body: View
    /// What a style finds of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// What stands for a control.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A look that the surface knows by name.
nonisolated public struct NamedGaugeStyle: GaugeStyle, NamedControlStyle, Hashable, Sendable {
    package let styleName: String

    /// The parts as they are: the surface draws the look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

extension GaugeStyle where Self == NamedGaugeStyle {
    /// The look `automatic`.
    public static var automatic: NamedGaugeStyle { NamedGaugeStyle(styleName: "automatic") }
    /// The look `accessoryCircular`.
    public static var accessoryCircular: NamedGaugeStyle { NamedGaugeStyle(styleName: "accessoryCircular") }
    /// The look `accessoryCircularCapacity`.
    public static var accessoryCircularCapacity: NamedGaugeStyle {
        NamedGaugeStyle(styleName: "accessoryCircularCapacity")
    }
    /// The look `accessoryLinear`.
    public static var accessoryLinear: NamedGaugeStyle { NamedGaugeStyle(styleName: "accessoryLinear") }
    /// The look `accessoryLinearCapacity`.
    public static var accessoryLinearCapacity: NamedGaugeStyle { NamedGaugeStyle(styleName: "accessoryLinearCapacity") }
    /// The look `linearCapacity`.
    public static var linearCapacity: NamedGaugeStyle { NamedGaugeStyle(styleName: "linearCapacity") }
}

extension EnvironmentValues {
    /// The app's own style.
    var gaugeStyle: (any GaugeStyle)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// Sets how gauges in this view look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        StyledView(content: self, attribute: "gaugeStyle", style: style) { $0.gaugeStyle = $1 ? style : nil }
    }
}

extension GaugeStyle {
    /// What stands for a control; the style's own controls are as the surface draws them.
    func nodes(of configuration: GaugeStyleConfiguration, in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner.gaugeStyle = nil
        return ViewRenderer.nodes(of: makeBody(configuration: configuration), in: inner)
    }
}
