/// A publisher made of a function that starts delivery.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Start = (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

    private let start: Start

    init(start: @escaping Start) { self.start = start }

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        start = publisher._attach
    }

    /// Starts delivery until the result is cancelled or released.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { start(value, completion) }
}

/// Publishers made of other publishers have this one type here; Apple has a type for each operator.
extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Delivers what a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in _attach(value: { value(transform($0)) }, completion: completion) }
    }

    /// Delivers what a closure makes of each value, unless it makes nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            _attach(value: { transform($0).map(value) }, completion: completion)
        }
    }

    /// Delivers the values for which a closure says so.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            _attach(value: { if isIncluded($0) { value($0) } }, completion: completion)
        }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = count
            return _attach(value: { if left > 0 { left -= 1 } else { value($0) } }, completion: completion)
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that equal the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var last: Output?
            return _attach(
                value: { new in
                    guard last != new else { return }
                    last = new
                    value(new)
                }, completion: completion)
        }
    }
}

/// Delivers one value and ends.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Delivers `output`.
    public init(_ output: Output) { self.output = output }

    /// Delivers the value at once.
    public func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        value(output)
        completion(.finished)
        return AnyCancellable {}
    }
}
