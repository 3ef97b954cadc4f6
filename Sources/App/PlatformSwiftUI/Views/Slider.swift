import IntentsModel

/// A control that chooses a number within bounds.
nonisolated public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView, NodeView {
    private let value: () -> Double
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let ends: (minimum: ValueLabel, maximum: ValueLabel)?

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V?, label: Label,
        ends: (minimum: ValueLabel, maximum: ValueLabel)?
    ) {
        self.value = { Double(value.wrappedValue) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.ends = ends
    }

    /// Chooses a number, with a label and one for each end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label(), ends: (minimumValueLabel(), maximumValueLabel()))
    }

    /// Chooses a number in steps, with a label and one for each end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: V(step), label: label(), ends: (minimumValueLabel(), maximumValueLabel()))
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var attributes: [String: JSONValue] = [
            "value": .double(value()), "bounds": .array([.double(bounds.lowerBound), .double(bounds.upperBound)]),
        ]
        if let step { attributes["step"] = .double(step) }
        let children = ends.map {
            ViewRenderer.nodes(of: $0.minimum, in: environment) + ViewRenderer.nodes(of: $0.maximum, in: environment)
        }
        let label = ViewRenderer.nodes(of: label, in: environment)
        return [.labeled("slider", attributes: attributes, label: label, children: children ?? [])]
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Chooses a number, with any label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, in: bounds, step: nil, label: label(), ends: nil) }

    /// Chooses a number in steps, with any label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, in: bounds, step: V(step), label: label(), ends: nil) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Chooses a number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, in: bounds, step: nil, label: EmptyView(), ends: nil) }

    /// Chooses a number in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: V(step), label: EmptyView(), ends: nil)
    }
}
