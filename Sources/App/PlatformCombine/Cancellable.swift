import IntentsModel

/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it; calling this again changes nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection until the collection goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in a set until the set goes.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A subscription that stops when it is released.
///
/// `@unchecked Sendable`: its only state is behind a lock, and the action runs once, on the thread that cancels, as on Apple's
/// platforms.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private struct Action: @unchecked Sendable {  // handed through the lock only to be called once
        let run: () -> Void
    }

    private let action: Lock<Action?>

    /// Runs a closure when cancelled.
    public init(_ cancel: @escaping () -> Void) { action = Lock(Action(run: cancel)) }

    /// Cancels something else when cancelled.
    public init<C: Cancellable>(_ canceller: C) { action = Lock(Action(run: canceller.cancel)) }

    deinit { cancel() }

    /// Stops it; calling this again changes nothing.
    public func cancel() {
        let last = action.withLock { action in
            defer { action = nil }
            return action
        }
        last?.run()
    }

    /// Whether both are the same subscription.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
