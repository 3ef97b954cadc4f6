/// Names a value that the view with the focus gives.
public protocol FocusedValueKey {
    /// The value's type.
    associatedtype Value
}

/// The values that the view with the focus gives. Nothing here has a focus yet, so all are nil.
public struct FocusedValues {
    /// The value of a key; nil, as nothing has a focus.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        // Kept nowhere: nothing has a focus.
        set {}
    }
}

/// Reads a value that the view with the focus gives. Nothing here has a focus yet, so it is nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Reads the object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    /// The value; nil, as nothing has a focus.
    public var wrappedValue: Value? { nil }
}

/// Reads a binding that the view with the focus gives. Nothing here has a focus yet, so it is nil.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    /// Reads the binding at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// The binding's value; nil, as nothing has a focus.
    public var wrappedValue: Value? {
        get { nil }
        // There is no binding to write to.
        nonmutating set {}
    }

    /// The binding.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object that the view with the focus gives. Nothing here has a focus yet, so it is nil.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Reads the object of the property's type.
    public init() {}

    /// The object; nil, as nothing has a focus.
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    /// Gives a value while this view has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modified("focusedValue", .bool(value != nil), .layered) }

    /// Gives a value while this view's window has the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modified("focusedSceneValue", .bool(value != nil), .layered) }

    /// Gives an object while this view has the focus.
    nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
        modified("focusedObject", .bool(object != nil), .layered)
    }

    /// Gives an object while this view's window has the focus.
    nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
        modified("focusedSceneObject", .bool(object != nil), .layered)
    }
}
