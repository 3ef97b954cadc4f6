/// A property of a class that tells before it changes.
@propertyWrapper
public struct Published<Value> {
    /// Delivers the present value, and each new one just before it is set.
    public struct Publisher: PlatformCombine.Publisher {
        /// The property's type.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        fileprivate let storage: Storage
        fileprivate weak var owner: AnyObject?

        /// Starts delivery, first of the present value, until the result is cancelled or released.
        public func _attach(
            value: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { storage.subject._attach(value: value, completion: completion) }

        /// Sets the property to the values of a publisher, as long as the property lives.
        func follow(_ publisher: some PlatformCombine.Publisher<Value, Never>) {
            storage.following.append(
                publisher.sink { [weak storage, weak owner] in storage?.set($0, owner: owner) })
        }
    }

    fileprivate final class Storage {
        private(set) var value: Value
        let subject: CurrentValueSubject<Value, Never>
        /// What sets the property besides its object.
        var following: [AnyCancellable] = []

        init(_ value: Value) {
            self.value = value
            subject = CurrentValueSubject(value)
        }

        /// Tells the object's observers and those of the property, and sets the value.
        func set(_ newValue: Value, owner: AnyObject?) {
            if let owner = owner as? any ObservableObject { Self.announce(owner) }
            subject.send(newValue)
            value = newValue
        }

        private static func announce(_ object: some ObservableObject) {
            (object.objectWillChange as? ObservableObjectPublisher)?.send()
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
        set { storage.set(newValue, owner: nil) }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
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
        set { object[keyPath: storageKeyPath].storage.set(newValue, owner: object) }
    }

    /// The publisher of the property's values, which knows the object that the property belongs to.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get { Publisher(storage: object[keyPath: storageKeyPath].storage, owner: object) }
        // `assign(to: &object.$property)` writes the projection back; there is nothing to change.
        set { _ = newValue }
    }
}

// As on Apple's platforms, crossing threads with a published value that is not Sendable is the owner's affair; the wrapper
// itself must not keep a Sendable class from having one.
extension Published: @unchecked Sendable where Value: Sendable {}
