import IntentsModel

/// Where and when values are delivered.
extension Publisher {
    /// Delivers on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let delivery = Delivery()
            let attached = _attach(
                value: { new in scheduler._schedule { delivery.ifWanted { value(new) } } },
                completion: { end in scheduler._schedule { delivery.ifWanted { completion(end) } } })
            return delivery.cancelling(attached)
        }
    }

    /// Starts on a scheduler. Publishers here start where they are attached, so that no value is missed.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Delivers later, on a scheduler.
    public func delay<S: Scheduler>(
        for interval: SchedulerTimeInterval, tolerance: SchedulerTimeInterval? = nil, scheduler: S,
        options: SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let delivery = Delivery()
            let attached = _attach(
                value: { new in scheduler._schedule(after: interval.seconds) { delivery.ifWanted { value(new) } } },
                completion: { end in
                    scheduler._schedule(after: interval.seconds) { delivery.ifWanted { completion(end) } }
                })
            return delivery.cancelling(attached)
        }
    }

    /// Delivers a value when none has followed it for a while.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerTimeInterval, scheduler: S, options: SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let delivery = Delivery()
            let attached = _attach(
                value: { new in
                    let turn = delivery.nextTurn()
                    scheduler._schedule(after: dueTime.seconds) {
                        if delivery.isTurn(turn) { delivery.ifWanted { value(new) } }
                    }
                },
                completion: { end in scheduler._schedule { delivery.ifWanted { completion(end) } } })
            return delivery.cancelling(attached)
        }
    }

    /// Delivers at most one value in a while: the first, and then the latest or the earliest of those that came.
    public func throttle<S: Scheduler>(
        for interval: SchedulerTimeInterval, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let delivery = Delivery()
            let waiting = Waiting<Output>()
            let attached = _attach(
                value: { new in
                    guard waiting.take(new, replaces: latest) else { return }
                    scheduler._schedule { delivery.ifWanted { if let first = waiting.first() { value(first) } } }
                    scheduler._schedule(after: interval.seconds) {
                        delivery.ifWanted { if let next = waiting.rest() { value(next) } }
                    }
                },
                completion: { end in scheduler._schedule { delivery.ifWanted { completion(end) } } })
            return delivery.cancelling(attached)
        }
    }
}

/// Whether what was scheduled is still wanted, and which of it is the last.
private final class Delivery: Sendable {
    private struct State {
        var isCancelled = false
        var turn = 0
    }

    private let state = Lock(State())

    func nextTurn() -> Int {
        state.withLock {
            $0.turn += 1
            return $0.turn
        }
    }

    func isTurn(_ turn: Int) -> Bool { state.withLock { $0.turn == turn } }

    func ifWanted(_ action: () -> Void) {
        if !state.withLock({ $0.isCancelled }) { action() }
    }

    func cancelling(_ attached: AnyCancellable) -> AnyCancellable {
        AnyCancellable {
            self.state.withLock { $0.isCancelled = true }
            attached.cancel()
        }
    }
}

/// The values that a throttled publisher holds back.
private final class Waiting<Value>: Sendable {
    // Unchecked, as values need not be Sendable: the lock hands them on.
    private struct State: @unchecked Sendable {
        var isClosed = false
        var first: Value?
        var held: Value?
    }

    private let state = Lock(State())

    /// Keeps a value.
    /// - Returns: whether it is the first of a span.
    func take(_ value: Value, replaces: Bool) -> Bool {
        // Handed through the lock, and used by nobody else meanwhile.
        nonisolated(unsafe) let value = value
        return state.withLock { state in
            if !state.isClosed {
                state.isClosed = true
                state.first = value
                return true
            }
            if replaces || state.held == nil { state.held = value }
            return false
        }
    }

    func first() -> Value? { emptied(\.first) }

    func rest() -> Value? {
        state.withLock { $0.isClosed = false }
        return emptied(\.held)
    }

    private func emptied(_ part: WritableKeyPath<State, Value?>) -> Value? {
        let path = UncheckedPath(path: part)
        return state.withLock { state in
            let before = state
            state[keyPath: path.path] = nil
            return before
        }[keyPath: part]
    }

    // Key paths are not marked Sendable; this one captures nothing.
    private struct UncheckedPath: @unchecked Sendable {
        let path: WritableKeyPath<State, Value?>
    }
}
