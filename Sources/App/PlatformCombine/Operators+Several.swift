import IntentsModel

/// Publishers that are made of several.
extension Publisher {
    /// Delivers the latest value of each as soon as there is one of both, and whenever one of them delivers.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            let latest = Pair<Output, P.Output>()
            let ending = Ending(parts: 2, completion)
            return AnyCancellable(joining: [
                _attach(value: { latest.set(first: $0).map(value) }, completion: ending.part),
                other._attach(value: { latest.set(second: $0).map(value) }, completion: ending.part),
            ])
        }
    }

    /// Delivers what a closure makes of the latest values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

    /// Delivers the latest values of three.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1).combineLatest(publisher2).map { ($0.0, $0.1, $1) }
    }

    /// Delivers what a closure makes of the latest values of three.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map(transform)
    }

    /// Delivers the latest values of four.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2).combineLatest(publisher3).map { ($0.0, $0.1, $0.2, $1) }
    }

    /// Delivers the values of both as they come.
    public func merge<P: Publisher>(
        with other: P
    ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        AnyPublisher { value, completion in
            let ending = Ending(parts: 2, completion)
            return AnyCancellable(joining: [
                _attach(value: value, completion: ending.part), other._attach(value: value, completion: ending.part),
            ])
        }
    }

    /// Delivers the values of all as they come.
    public func merge<P: Publisher, Q: Publisher>(
        with publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        merge(with: publisher1).merge(with: publisher2)
    }

    /// Delivers the values of the publishers that a closure makes of each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            let bag = Bag()
            let attached = _attach(
                value: { bag.add(transform($0)._attach(value: value) { _ in }) }, completion: completion)
            bag.add(attached)
            return AnyCancellable(bag.cancel)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the latest publisher alone.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { value, completion in
            let bag = Bag()
            let attached = _attach(
                value: { bag.replace($0._attach(value: value) { _ in }) }, completion: completion)
            return AnyCancellable(joining: [attached, AnyCancellable(bag.cancel)])
        }
    }
}

extension Subscribers {
    /// How many values are wanted. Publishers here deliver as many as there are.
    public struct Demand: Hashable, Sendable {
        /// All.
        public static let unlimited = Demand()
        /// None.
        public static let none = Demand()

        /// At most so many.
        public static func max(_ value: Int) -> Demand { Demand() }
    }
}

/// The latest value of each of two publishers.
private final class Pair<First, Second>: Sendable {
    // Unchecked, as values need not be Sendable: the lock hands them on.
    private struct State: @unchecked Sendable {
        var first: First?
        var second: Second?
        var both: (First, Second)? { first.flatMap { first in second.map { (first, $0) } } }
    }

    private let state = Lock(State())

    func set(first: First) -> (First, Second)? {
        set { $0.first = first }
    }

    func set(second: Second) -> (First, Second)? {
        set { $0.second = second }
    }

    private func set(_ change: (inout State) -> Void) -> (First, Second)? {
        state.withLock { state in
            change(&state)
            return state
        }.both
    }
}

/// Ends a publisher with the last of its parts, or with the first that fails.
private final class Ending<Failure: Error>: Sendable {
    // Unchecked, as the closure need not be Sendable: it is called once, by the part that ends last.
    private struct State: @unchecked Sendable {
        var partsLeft: Int
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
    }

    private let state: Lock<State>

    init(parts: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        let first = State(partsLeft: parts, completion: completion)
        state = Lock(first)
    }

    func part(_ end: Subscribers.Completion<Failure>) {
        let before = state.withLock { state in
            state.partsLeft -= 1
            let before = state
            if case .failure = end { state.completion = nil }
            return before
        }
        if case .failure = end { before.completion?(end) } else if before.partsLeft == 0 { before.completion?(end) }
    }
}

/// Subscriptions that end together.
final class Bag: Sendable {
    private struct State {
        var isCancelled = false
        var all: [AnyCancellable] = []
    }

    private let state = Lock(State())

    func add(_ subscription: AnyCancellable) {
        let isLate = state.withLock { state in
            if !state.isCancelled { state.all.append(subscription) }
            return state.isCancelled
        }
        if isLate { subscription.cancel() }
    }

    func replace(_ subscription: AnyCancellable) {
        // Released outside of the lock, as that runs the publisher's own code.
        let before = state.withLock { state in
            defer { state.all = [] }
            return state.all
        }
        before.forEach { $0.cancel() }
        add(subscription)
    }

    func cancel() {
        let all = state.withLock { state in
            defer { state = State(isCancelled: true) }
            return state.all
        }
        all.forEach { $0.cancel() }
    }
}

extension AnyCancellable {
    /// Cancels several.
    convenience init(joining all: [AnyCancellable]) { self.init { all.forEach { $0.cancel() } } }
}
