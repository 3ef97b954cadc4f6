/// How a value goes from one to another. No surface here moves anything: the value is set at once.
public struct Animation: Hashable, Sendable {
    private init() {}

    /// As the surface chooses.
    public static let `default` = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// Slow at first.
    public static let easeIn = Animation()
    /// Slow at last.
    public static let easeOut = Animation()
    /// Always as fast.
    public static let linear = Animation()
    /// Like a spring.
    public static let spring = Animation()
    /// Like a spring that swings a little.
    public static let bouncy = Animation()
    /// Like a spring that does not swing.
    public static let smooth = Animation()
    /// Like a spring that hardly swings.
    public static let snappy = Animation()
    /// Like a spring that follows the finger.
    public static let interactiveSpring = Animation()

    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at first.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at last.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// Always as fast.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// Along a curve with two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    /// Like a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }
    /// Like a spring.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation() }
    /// Like a spring that follows the finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation() }
    /// Like a spring that swings a little.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// Like a spring that does not swing.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// Like a spring that hardly swings.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    /// The animation, later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The animation, faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// The animation, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The animation, without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What belongs to one change of state.
public struct Transaction: Sendable {
    /// How values change; nothing here reads it.
    public var animation: Animation?
    /// Whether animations of views are left out.
    public var disablesAnimations = false
    /// Whether the change is one of a stream of them.
    public var isContinuous = false

    /// Makes a transaction without an animation.
    public init() {}

    /// Makes a transaction.
    public init(animation: Animation?) { self.animation = animation }
}

/// Changes state. The change happens at once: no surface here moves anything.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private init() {}

    /// When it seems to be.
    public static let logicallyComplete = AnimationCompletionCriteria()
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria()
}

/// Changes state and then calls `completion`. The change happens at once: no surface here moves anything.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// Changes state as one transaction. The change happens at once: no surface here moves anything.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

extension Binding {
    /// The binding: no surface here moves anything.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// The binding: no surface here moves anything.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
    /// Says how the view changes with a value. No surface here moves anything.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Says how the view changes. No surface here moves anything.
    nonisolated public func animation(_ animation: Animation?) -> some View { self }

    /// Changes the transactions of the view. No surface here reads them.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
