/// A way to read and set a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Reads with `get` and sets with `set`.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    /// A binding as it stands.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A value that cannot be set: setting it changes nothing.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

// Unchecked, as a view that holds a binding may be made on any actor. The closures are called where the view is shown or
// its control is used, and that is always the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}
