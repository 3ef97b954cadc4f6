/// A property of a class that tells before it changes.
@propertyWrapper
public struct Published<Value> {
    /// Delivers the present value, and each new one just before it is set.
    public struct Publisher: PlatformCombine.Publisher {
        /// The property's type.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        let subject: CurrentValueSubject<Value, Never>

        /// Starts delivery, first of the present value, until the result is cancelled or released.
        public func _attach(
            value: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject._attach(value: value, completion: completion) }
    }

    private final class Storage {
        var value: Value
        let subject: CurrentValueSubject<Value, Never>

        init(_ value: Value) {
            self.value = value
            subject = CurrentValueSubject(value)
        }
    }

    private let storage: Storage

    /// Makes a property with a value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Makes a property with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Not used: a published property belongs to a class.
    @available(*, unavailable, message: "@Published is only available on properties of classes.")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        get { Publisher(subject: storage.subject) }
        // `assign(to: &object.$property)` writes the projection back; there is nothing to change.
        set { _ = newValue }
    }

    /// Reads the value, or tells the object's observers and those of the property, and sets it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            if let observable = object as? any ObservableObject { announce(observable) }
            let storage = object[keyPath: storageKeyPath].storage
            storage.subject.send(newValue)
            storage.value = newValue
        }
    }

    private static func announce(_ object: some ObservableObject) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}

// As on Apple's platforms, crossing threads with a published value that is not Sendable is the owner's affair; the wrapper
// itself must not keep a Sendable class from having one.
extension Published: @unchecked Sendable where Value: Sendable {}
