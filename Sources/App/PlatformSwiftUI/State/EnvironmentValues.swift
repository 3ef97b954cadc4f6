/// A value that views find in their surroundings.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value

    /// What a view finds when nobody set the value.
    static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes surroundings with every value at its default.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    func object<Object: AnyObject>(of type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    mutating func set<Object: AnyObject>(_ object: Object?) { values[ObjectIdentifier(Object.self)] = object }

    // The values of this module go by the names of their properties.
    private var named: [String: Any] = [:]

    /// The value of the property that calls this.
    package func stored<Value>(_ name: String = #function, default value: @autoclosure () -> Value) -> Value {
        named[name] as? Value ?? value()
    }

    /// Sets the value of the property that calls this.
    package mutating func store<Value>(_ value: Value, as name: String = #function) { named[name] = value }
}
