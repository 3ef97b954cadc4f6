import IntentsModel

/// What becomes of values and errors.
extension Publisher {
    /// Delivers what a closure makes of the values so far.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            var sum = initial
            return _attach(
                value: {
                    sum = next(sum, $0)
                    value(sum)
                }, completion: completion)
        }
    }

    /// Delivers the first values and ends.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let bag = Bag()
            var left = maxLength
            guard left > 0 else {
                completion(.finished)
                return AnyCancellable {}
            }
            bag.add(
                _attach(
                    value: { new in
                        guard left > 0 else { return }
                        left -= 1
                        value(new)
                        if left == 0 {
                            completion(.finished)
                            bag.cancel()
                        }
                    }, completion: { if left > 0 { completion($0) } }))
            return AnyCancellable(bag.cancel)
        }
    }

    /// Delivers the first value and ends.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Delivers the first value for which a closure says so, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }

    /// Delivers values as long as a closure says so, and ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isOpen = true
            return _attach(
                value: { new in
                    guard isOpen else { return }
                    isOpen = predicate(new)
                    if isOpen { value(new) } else { completion(.finished) }
                }, completion: { if isOpen { completion($0) } })
        }
    }

    /// Delivers all values at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var all: [Output] = []
            return _attach(
                value: { all.append($0) },
                completion: { end in
                    if case .finished = end { value(all) }
                    completion(end)
                })
        }
    }

    /// Leaves out values that a closure calls equal to the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var last: Output?
            return _attach(
                value: { new in
                    if let last, predicate(last, new) { return }
                    last = new
                    value(new)
                }, completion: completion)
        }
    }

    /// Delivers some values first.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            elements.forEach(value)
            return _attach(value: value, completion: completion)
        }
    }

    /// Calls closures along the way.
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let attached = _attach(
                value: {
                    receiveOutput?($0)
                    value($0)
                },
                completion: {
                    receiveCompletion?($0)
                    completion($0)
                })
            return AnyCancellable {
                receiveCancel?()
                attached.cancel()
            }
        }
    }

    /// Prints what is delivered.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : "\(prefix): "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(start)receive \($0)") })
    }

    /// One subscription for all who attach.
    public func share() -> AnyPublisher<Output, Failure> {
        let shared = SharedSubscription(self)
        return AnyPublisher(start: shared.attach)
    }
}

/// What becomes of errors.
extension Publisher {
    /// Delivers what a closure makes of each value, until it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { value, completion in
            var isOpen = true
            return _attach(
                value: { new in
                    guard isOpen else { return }
                    do { value(try transform(new)) } catch {
                        isOpen = false
                        completion(.failure(error))
                    }
                },
                completion: { end in
                    guard isOpen else { return }
                    switch end {
                    case .finished: completion(.finished)
                    case .failure(let error): completion(.failure(error))
                    }
                })
        }
    }

    /// Ends with what a closure makes of the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { value, completion in
            _attach(
                value: value,
                completion: { end in
                    switch end {
                    case .finished: completion(.finished)
                    case .failure(let error): completion(.failure(transform(error)))
                    }
                })
        }
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { value, completion in
            let bag = Bag()
            bag.add(
                _attach(
                    value: value,
                    completion: { end in
                        switch end {
                        case .finished: completion(.finished)
                        case .failure(let error):
                            bag.add(handler(error)._attach(value: value, completion: completion))
                        }
                    }))
            return AnyCancellable(bag.cancel)
        }
    }

    /// Delivers a value in place of an error, and ends.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }
}

extension Publisher where Failure == Never {
    /// Writes each value into a published property, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }

    /// The publisher as one that may fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, completion in
            _attach(value: value, completion: { _ in completion(.finished) })
        }
    }

    /// The values, for `for await`.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let subscription = _attach(
                value: { value in
                    // Handed to the one who waits for it, as values need not be Sendable.
                    nonisolated(unsafe) let value = value
                    continuation.yield(value)
                }, completion: { _ in continuation.finish() })
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }
}

/// A subscription that lasts as long as someone shares it.
private final class SharedSubscription<Output, Failure: Error>: @unchecked Sendable {
    // Unchecked: the count is behind the lock, and the publisher is only attached to by the first who comes.
    private struct State {
        var count = 0
        var subscription: AnyCancellable?
    }

    private let publisher: any Publisher<Output, Failure>
    private let subject = PassthroughSubject<Output, Failure>()
    private let state = Lock(State())

    init(_ publisher: any Publisher<Output, Failure>) { self.publisher = publisher }

    func attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let own = subject._attach(value: value, completion: completion)
        let isFirst = state.withLock { state in
            state.count += 1
            return state.count == 1
        }
        if isFirst {
            let subscription = publisher._attach(
                value: { [subject] in subject.send($0) }, completion: { [subject] in subject.send(completion: $0) })
            state.withLock { $0.subscription = subscription }
        }
        return AnyCancellable { [self] in
            own.cancel()
            let last = state.withLock { state -> AnyCancellable? in
                state.count -= 1
                guard state.count == 0 else { return nil }
                defer { state.subscription = nil }
                return state.subscription
            }
            last?.cancel()
        }
    }
}
