/// A value that a view owns.
///
/// Copies of the view share the value: a closure that sets it changes what the view shows when it is read again.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    /// Starts with the value written at the declaration.
    public init(wrappedValue value: Value) { storage = Storage(value) }

    /// Starts with `value`.
    public init(initialValue value: Value) { storage = Storage(value) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// A way for other views to read and set the value.
    public var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    public init() { self.init(wrappedValue: nil) }
}
