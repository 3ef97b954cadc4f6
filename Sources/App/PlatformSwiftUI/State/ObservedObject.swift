/// An observable object that someone else owns.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
        let root: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(to: root, at: keyPath) }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Watches an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Watches an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension Binding {
    /// Reads and sets a property of an object.
    init<Root: AnyObject>(to root: Root, at keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
}
