/// A value that a scene keeps.
///
/// No scene is restored here yet, so the value lives as long as the view: use ``AppStorage`` for what has to stay.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A way for other views to read and set the value.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage where Value: _StorableValue {
    /// Keeps a value under a key.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
    /// Keeps a value's raw value under a key.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a value under a key; nil at first.
    public init<Stored: _StorableValue>(_ key: String) where Value == Stored? { state = State(wrappedValue: nil) }

    /// Keeps a value's raw value under a key; nil at first.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: _StorableValue {
        state = State(wrappedValue: nil)
    }
}
