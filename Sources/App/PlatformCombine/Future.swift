import IntentsModel

/// Delivers the one value that a closure comes to, and ends.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    // Unchecked: the outcome is behind the subject's lock.

    /// Takes the outcome; only the first counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let outcome = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

    /// Runs a closure at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [outcome] result in
            guard outcome.value == nil else { return }
            outcome.send(result)
        }
    }

    /// Delivers the value as soon as there is one.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        outcome._attach(
            value: { result in
                switch result {
                case nil: break
                case .success(let output)?:
                    value(output)
                    completion(.finished)
                case .failure(let error)?: completion(.failure(error))
                }
            }, completion: { _ in })
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Fails with an error.
    public init(error: Failure) { self.error = error }

    /// Fails with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Fails.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

/// Delivers nothing.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Delivers nothing, and ends at once unless this says otherwise.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Ends, or never does.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if completeImmediately { completion(.finished) }
        return AnyCancellable {}
    }
}

/// Makes a publisher for each who attaches.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of value.
    public typealias Output = DeferredPublisher.Output
    /// The kind of error.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes a publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes publishers with a closure.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes a publisher and attaches to it.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { createPublisher()._attach(value: value, completion: completion) }
}

extension Sequence {
    /// Delivers the elements and ends.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { value, completion in
            forEach(value)
            completion(.finished)
            return AnyCancellable {}
        }
    }
}
