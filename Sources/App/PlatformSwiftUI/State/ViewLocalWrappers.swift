import IntentsModel

/// A name space in which views are told apart.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// A name space's identity.
    public struct ID: Hashable, Sendable {
        private let id = UUID()
    }

    /// The name space's identity.
    public let wrappedValue = ID()

    /// Makes a name space.
    public init() {}
}

/// A number that grows with the size of texts. Surfaces here do not tell their size of text, so it is the number itself.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value

    /// Scales a number like body text.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Scales a number like a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric: Sendable where Value: Sendable {}

/// A value that a gesture changes while it lasts. No gesture happens here yet, so it stays as it started.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value

    /// Starts with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Starts with a value.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    public init() { wrappedValue = nil }
}
