import IntentsModel

/// A publisher that values can be sent into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to everyone attached.
    func send(_ value: Output)
    /// Ends it; nothing sent afterwards is delivered.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Tells everyone attached.
    public func send() { send(()) }
}

/// Those who are attached to a publisher, in the order in which they came.
///
/// `@unchecked Sendable`: all state is behind the lock; receivers are called outside of it, on the sender's thread.
final class Receivers<Output, Failure: Error>: @unchecked Sendable {
    typealias Completion = Subscribers.Completion<Failure>

    private struct Receiver {
        let value: (Output) -> Void
        let completion: (Completion) -> Void
    }

    // The closures and the value of a publisher need not be Sendable, as on Apple's platforms.
    private struct State: @unchecked Sendable {
        var receivers: [(key: Int, receiver: Receiver)] = []
        var next = 0
        var end: Completion?
        var latest: Output?
    }

    private let state: Lock<State>

    init(latest: Output? = nil) {
        var first = State()
        first.latest = latest
        state = Lock(first)
    }

    var latest: Output? { state.withLock { $0 }.latest }

    func attach(
        value: @escaping (Output) -> Void, completion: @escaping (Completion) -> Void, replaysLatest: Bool
    ) -> AnyCancellable {
        let before = state.withLock { state in
            let before = state
            guard state.end == nil else { return before }
            state.receivers.append((state.next, Receiver(value: value, completion: completion)))
            state.next += 1
            return before
        }
        if let end = before.end {
            completion(end)
            return AnyCancellable {}
        }
        if replaysLatest, let latest = before.latest { value(latest) }
        return AnyCancellable { [weak self] in self?.remove(before.next) }
    }

    private func remove(_ key: Int) {
        // Handed out of the lock, so that what the receiver holds is not released inside of it.
        _ = state.withLock { state in
            let before = state
            state.receivers.removeAll { $0.key == key }
            return before
        }
    }

    func send(_ value: Output, keepsLatest: Bool) {
        let now = state.withLock { state in
            let before = state
            if keepsLatest, state.end == nil { state.latest = value }
            return before
        }
        guard now.end == nil else { return }
        for (_, receiver) in now.receivers { receiver.value(value) }
    }

    func send(completion: Completion) {
        let before = state.withLock { state in
            let before = state
            if state.end == nil { state.end = completion }
            state.receivers = []
            return before
        }
        for (_, receiver) in before.receivers { receiver.completion(completion) }
    }
}

/// Delivers each value to those who are attached at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()

    /// Makes a subject without values.
    public init() {}

    /// Delivers a value to everyone attached.
    public func send(_ value: Output) { receivers.send(value, keepsLatest: false) }

    /// Ends it.
    public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }

    /// Starts delivery until the result is cancelled or released.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { receivers.attach(value: value, completion: completion, replaysLatest: false) }
}

/// Delivers its value to each newcomer, and each new value to everyone.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers: Receivers<Output, Failure>
    private let first: Output

    /// Makes a subject with a value.
    public init(_ value: Output) {
        first = value
        receivers = Receivers(latest: value)
    }

    /// The value; setting it delivers it.
    public var value: Output {
        get { receivers.latest ?? first }
        set { send(newValue) }
    }

    /// Keeps a value and delivers it to everyone attached.
    public func send(_ value: Output) { receivers.send(value, keepsLatest: true) }

    /// Ends it.
    public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }

    /// Starts delivery, first of the present value, until the result is cancelled or released.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { receivers.attach(value: value, completion: completion, replaysLatest: true) }
}
