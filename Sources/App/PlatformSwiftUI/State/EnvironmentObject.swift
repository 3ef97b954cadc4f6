/// An observable object that a view above gave.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
        let root: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(to: root, at: keyPath) }
    }

    /// Reads the object of the declared type.
    nonisolated public init() {}

    /// The object; a program that did not give one is wrong and stops with a message.
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentScope.current.object(of: ObjectType.self) else {
            preconditionFailure(
                "There is no \(ObjectType.self) in the environment. Add .environmentObject(_:) to a view above this one."
            )
        }
        return object
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension View {
    /// Gives this view and what it shows an object, which they read with `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0.set(object) }
    }
}
