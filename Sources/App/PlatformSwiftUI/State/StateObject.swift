import IntentsModel

/// An observable object that a view owns: it is made once, when it is first needed.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    // Unchecked, as the thunk and the object are only used by the view that owns them: the lock hands them on.
    private final class Storage: @unchecked Sendable {
        private struct Made: @unchecked Sendable {
            let object: ObjectType
        }

        private let thunk: () -> ObjectType
        private let made = Lock<Made?>(nil)

        init(_ thunk: @escaping () -> ObjectType) { self.thunk = thunk }

        // Made outside the lock, as its initialiser is the app's own code; of two at once the first counts.
        var object: ObjectType {
            if let made = made.withLock({ $0 }) { return made.object }
            let fresh = Made(object: thunk())
            return made.withLock { made in
                let first = made ?? fresh
                made = first
                return first
            }.object
        }
    }

    private let storage: Storage

    /// Makes the object when it is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = Storage(thunk) }

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: storage.object)
    }
}
