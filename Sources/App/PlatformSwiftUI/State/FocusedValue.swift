/// Names a value that the view with the focus gives.
public protocol FocusedValueKey {
    /// The value's type.
    associatedtype Value
}

/// The values that the view with the focus gives, and its window.
///
/// A window that is read counts as the one in front, so what is given for a window reaches its views. No view in it has the
/// focus before it is shown, so what is given for a single view reaches nobody.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { values.isEmpty }

    /// The value of a key; nil when nobody gives one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(of type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    mutating func set<Object: AnyObject>(_ object: Object?) { values[ObjectIdentifier(Object.self)] = object }
}

extension EnvironmentValues {
    /// What the window gives to its views.
    var focusedValues: FocusedValues {
        get { stored(default: FocusedValues()) }
        set { store(newValue) }
    }
}

/// Reads a value that the window or the view with the focus gives.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Reads the object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0.object(of: objectType) } }

    /// The value; nil when nobody gives one.
    public var wrappedValue: Value? { read(EnvironmentScope.current.focusedValues) }
}

/// Reads a binding that the window or the view with the focus gives.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?

    /// Reads the binding at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

    private var binding: Binding<Value>? { read(EnvironmentScope.current.focusedValues) }

    /// The binding's value; nil when nobody gives one. Then, and for nil, setting does nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// The binding.
    public var projectedValue: Binding<Value?> {
        guard let binding else { return .constant(nil) }
        return Binding {
            binding.wrappedValue
        } set: { value in
            if let value { binding.wrappedValue = value }
        }
    }
}

/// Reads an object that the window or the view with the focus gives.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Reads the object of the property's type.
    public init() {}

    /// The object; nil when nobody gives one.
    public var wrappedValue: ObjectType? { EnvironmentScope.current.focusedValues.object(of: ObjectType.self) }
}
