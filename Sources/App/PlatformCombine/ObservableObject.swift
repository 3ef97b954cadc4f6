import IntentsModel

/// An object that tells before one of its published properties changes.
public protocol ObservableObject: AnyObject {
    /// What tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Delivers before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Delivers before a `@Published` property of the object changes, and when `send()` is called.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// It tells no more than that.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let receivers = Receivers<Void, Never>()

    /// Makes a publisher for an object that sends on its own.
    public init() {}

    /// Tells everyone attached.
    public func send() { receivers.send((), keepsLatest: false) }

    /// Starts delivery until the result is cancelled or released.
    public func _attach(
        value: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.attach(value: value, completion: completion, replaysLatest: false) }
}

/// The publishers of objects that did not make their own.
private enum ObjectPublishers {
    private struct Entry: @unchecked Sendable {  // the object is only compared by identity
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToPrune = 64

        mutating func prune() {
            guard entries.count >= sizeToPrune else { return }
            entries = entries.filter { $0.value.object != nil }
            sizeToPrune = max(64, entries.count * 2)
        }
    }

    private static let table = Lock(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // Weak, as the address of an object that is gone serves another one later.
        let fresh = Entry(object: object, publisher: ObservableObjectPublisher())
        return table.withLock { table in
            let key = ObjectIdentifier(object)
            if let entry = table.entries[key], entry.object != nil { return entry.publisher }
            table.prune()
            table.entries[key] = fresh
            return fresh.publisher
        }
    }
}
