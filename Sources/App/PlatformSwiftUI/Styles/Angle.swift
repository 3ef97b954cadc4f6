/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No turn.
    public static let zero = Angle()

    /// No turn.
    public init() { radians = 0 }

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether one angle is smaller than another.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Both turns together.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// One turn less another.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// The turn the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// A turn several times.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
}
