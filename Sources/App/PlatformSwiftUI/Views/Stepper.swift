import IntentsModel

/// A control with a button for more and one for less.
nonisolated public struct Stepper<Label: View>: _PrimitiveView, NodeView {
    /// What the buttons do inside the app; nil when there is nothing to do.
    package let onIncrement: (() -> Void)?
    package let onDecrement: (() -> Void)?
    private let label: Label
    private let value: () -> String?

    private init(
        label: Label, value: @escaping () -> String? = { nil }, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?
    ) {
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    /// Does something for more and for less, with any label.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(label: label(), onIncrement: onIncrement, onDecrement: onDecrement) }

    /// Changes a value in steps, with any label.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), value: { "\(value.wrappedValue)" },
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
    }

    /// Changes a value in steps within bounds, with any label.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), value: { "\(value.wrappedValue)" },
            onIncrement: { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) },
            onDecrement: { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: 0 - step)) })
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes = value().map { ["value": JSONValue.string($0)] } ?? [:]
        return [.labeled("stepper", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension Stepper where Label == Text {
    /// Changes a value in steps, with a localised title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleKey) }) }

    /// Changes a value in steps, with a localised title.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleResource) }) }

    /// Changes a value in steps, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }) }

    /// Changes a value in steps within bounds, with a localised title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }) }

    /// Changes a value in steps within bounds, with a localised title.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }) }

    /// Changes a value in steps within bounds, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }

    /// Does something for more and for less, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement) }

    /// Does something for more and for less, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleResource), onIncrement: onIncrement, onDecrement: onDecrement) }

    /// Does something for more and for less, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), onIncrement: onIncrement, onDecrement: onDecrement) }
}
