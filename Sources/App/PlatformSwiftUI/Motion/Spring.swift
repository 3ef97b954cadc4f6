/// How a spring swings. No surface here moves anything; the numbers are kept.
public struct Spring: Hashable, Sendable {
    /// How long it seems to take, in seconds.
    public let duration: TimeInterval
    /// How much it swings: 0 not at all, 1 without end.
    public let bounce: Double

    /// A spring by how it seems.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// A spring by its response and how much of the swing is damped.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    /// One that swings a little.
    public static var bouncy: Spring { bouncy() }
    /// One that does not swing.
    public static var smooth: Spring { smooth() }
    /// One that hardly swings.
    public static var snappy: Spring { snappy() }

    /// One that swings a little, and `extraBounce` more.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// One that does not swing, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// One that hardly swings, and `extraBounce` more.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
}

/// How far a change is at which part of its time. No surface here moves anything.
public struct UnitCurve: Hashable, Sendable {
    private init() {}

    /// Always as fast.
    public static let linear = UnitCurve()
    /// Slow at first.
    public static let easeIn = UnitCurve()
    /// Slow at last.
    public static let easeOut = UnitCurve()
    /// Slow at both ends.
    public static let easeInOut = UnitCurve()

    /// Along a curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}

extension Animation {
    /// Like `spring`.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    /// Like a spring that follows the finger, by `spring`.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    /// Like a spring of a mass.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .spring }
    /// Like a spring by how it seems.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring }
}
