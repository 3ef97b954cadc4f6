import IntentsModel

/// Where a value is between two bounds.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    _PrimitiveView, NodeView
{
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let label: Label
    private let current: CurrentValueLabel
    private let ends: (minimum: BoundsLabel, maximum: BoundsLabel)?

    private init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
        ends: (minimum: BoundsLabel, maximum: BoundsLabel)?
    ) {
        self.value = Double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.label = label
        self.current = current
        self.ends = ends
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment.gaugeStyle { return style.nodes(of: configuration, in: environment) }
        let attributes: [String: JSONValue] = [
            "value": .double(value), "bounds": .array([.double(bounds.lowerBound), .double(bounds.upperBound)]),
        ]
        func part(_ kind: String, _ view: some View) -> [ViewNode] {
            let nodes = ViewRenderer.nodes(of: view, in: environment)
            return nodes.isEmpty ? [] : [.labeled(kind, label: nodes)]
        }
        let parts =
            part("currentValue", current)
            + (ends.map { part("minimumValue", $0.minimum) + part("maximumValue", $0.maximum) } ?? [])
        let label = ViewRenderer.nodes(of: label, in: environment)
        return [.labeled("gauge", attributes: attributes, label: label, children: parts)]
    }
}

extension Gauge {
    private var configuration: GaugeStyleConfiguration {
        let length = bounds.upperBound - bounds.lowerBound
        return .init(
            value: length > 0 ? (value - bounds.lowerBound) / length : 0, label: AnyView(label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(current),
            minimumValueLabel: ends.map { AnyView($0.minimum) }, maximumValueLabel: ends.map { AnyView($0.maximum) })
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Shows a value, with labels for it and for both bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Shows a value, with a label for it.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, in: bounds, label: label(), current: currentValueLabel(), ends: nil) }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Shows a value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, in: bounds, label: label(), current: EmptyView(), ends: nil) }
}
