import IntentsModel

/// A value that a view owns.
///
/// Copies of the view share the value: a closure that sets it changes what the view shows when it is read again.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let storage: Lock<Value>

    /// Starts with the value written at the declaration.
    public init(wrappedValue value: Value) {
        // A state is Sendable only when its value is: any other value stays in the isolation it was made in.
        nonisolated(unsafe) let value = value
        storage = Lock(value)
    }

    /// Starts with `value`.
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.withLock { $0 } }
        nonmutating set { storage.withLock { $0 = newValue } }
    }

    /// A way for other views to read and set the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    public init() { self.init(wrappedValue: nil) }
}
