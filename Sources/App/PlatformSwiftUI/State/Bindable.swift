import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Not used: only an observable object has properties to bind to.
    @available(*, unavailable, message: "@Bindable needs an object that is Observable or an ObservableObject.")
    @_disfavoredOverload
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(to: wrappedValue, at: keyPath)
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Wraps an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A wrapper as it stands.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    /// Wraps an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
