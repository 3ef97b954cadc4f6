import IntentsModel

/// What tells a model's object from all others; `@Model` gives each object one.
public final class ModelIdentity: Sendable {
    // Unchecked, as a context is used by one task at a time, by its own rule: here it is only kept.
    private struct Place: @unchecked Sendable {
        weak var context: ModelContext?
    }

    private static let last = Lock(0)

    let number = last.withLock { last in
        last += 1
        return last
    }
    private let place = Lock(Place())

    /// Makes an identity of its own.
    public init() {}

    /// The context that the object was inserted into.
    var context: ModelContext? { place.withLock { $0 }.context }

    func move(to context: ModelContext?) {
        let moved = Place(context: context)
        place.withLock { $0 = moved }
    }
}
