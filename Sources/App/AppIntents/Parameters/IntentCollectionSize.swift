import IntentsModel

/// How many elements a collection parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    package var minimum: Int
    package var maximum: Int

    /// Allows `min` to `max` elements.
    public init(min: Int, max: Int) {
        precondition(0 <= min && min <= max, "A collection size needs 0 ≤ min ≤ max, not min \(min) and max \(max).")
        minimum = min
        maximum = max
    }

    /// Allows exactly this number of elements.
    public init(exactly count: Int) { self.init(min: count, max: count) }

    /// Allows exactly this number of elements.
    public init(integerLiteral value: Int) { self.init(exactly: value) }

    package var model: CollectionSize { CollectionSize(minimum: minimum, maximum: maximum) }
}

/// The sizes that a widget comes in.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    /// A small square on the home screen.
    case systemSmall
    /// A wide one, two small ones beside each other.
    case systemMedium
    /// A large square.
    case systemLarge
    /// The largest, on large screens.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// One line on the lock screen.
    case accessoryInline
}
