/// Something that delivers values over time.
///
/// This is the part of Combine that observable objects need: values are delivered at once, on the thread that sends them, as
/// many as there are; there is no back-pressure.
public protocol Publisher<Output, Failure> {
    /// The kind of value.
    associatedtype Output
    /// The kind of error that ends it; `Never` for one that cannot fail.
    associatedtype Failure: Error

    /// Starts delivery until the result is cancelled or released.
    ///
    /// - Parameters:
    ///   - value: Called for each value.
    ///   - completion: Called once, when no value will follow.
    func _attach(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// What receives the values of publishers.
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// Nothing will follow.
        case finished
        /// An error ended it.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Publisher {
    /// Calls a closure for each value and one at the end.
    ///
    /// - Returns: The subscription; it ends when this is released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _attach(value: receiveValue, completion: receiveCompletion) }
}

extension Publisher where Failure == Never {
    /// Calls a closure for each value.
    ///
    /// - Returns: The subscription; it ends when this is released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _attach(value: receiveValue) { _ in }
    }

    /// Writes each value into a property of an object, which is kept alive as long as the subscription.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}
