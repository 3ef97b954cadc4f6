import IntentsModel

/// A point in a unit square.
public struct UnitPoint: Hashable, Sendable {
    /// From 0, leading, to 1, trailing.
    public var x: CGFloat
    /// From 0, top, to 1, bottom.
    public var y: CGFloat

    /// Makes a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The upper corner at the start of lines.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner where text starts.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper corner at the end of lines.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower corner at the start of lines.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower corner at the end of lines.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    var attribute: JSONValue { .array([.double(Double(x)), .double(Double(y))]) }
}
