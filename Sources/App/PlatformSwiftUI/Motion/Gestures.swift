import IntentsModel

/// What a person does with finger or pointer. No surface here reports gestures: their closures are kept for one that will.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
}

extension Gesture {
    /// Acts when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

    /// Acts while the gesture goes on.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
    where Value: Equatable {
        self
    }

    /// Keeps a state while the gesture goes on.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { self }

    /// Either this gesture or another at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { self }

    /// This gesture, and then another.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
}

/// A short touch.
public struct TapGesture: Gesture {
    /// It tells no more than that.
    public typealias Value = Void
    /// How many touches.
    public var count: Int

    /// Makes a gesture of so many touches.
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// A long touch.
public struct LongPressGesture: Gesture {
    /// Whether the touch goes on.
    public typealias Value = Bool
    /// How long, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move.
    public var maximumDistance: CGFloat

    /// Makes a gesture.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A touch that moves.
public struct DragGesture: Gesture {
    /// Where the touch is.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where.
        public var location: CGPoint
        /// Where it started.
        public var startLocation: CGPoint
        /// How fast it is.
        public var velocity: CGSize
        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    /// How far the touch moves before it counts.
    public var minimumDistance: CGFloat

    /// Makes a gesture.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

/// Two touches that move apart or together.
public struct MagnifyGesture: Gesture {
    /// How far they have moved.
    public struct Value: Equatable, Sendable {
        /// The distance, compared with the start.
        public var magnification: CGFloat
    }

    /// Makes a gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn.
public struct RotateGesture: Gesture {
    /// How far they have turned.
    public struct Value: Equatable, Sendable {
        /// The angle.
        public var rotation: Angle
    }

    /// Makes a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none: GestureMask = []
    /// The added one.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// What places are measured from.
public struct CoordinateSpace: Hashable, Sendable {
    private let name: String

    /// The window.
    public static let global = CoordinateSpace(name: "global")
    /// The view.
    public static let local = CoordinateSpace(name: "local")

    /// A view that has a name.
    public static func named(_ name: some Hashable) -> CoordinateSpace {
        CoordinateSpace(name: "named " + String(describing: name))
    }
}

extension View {
    /// Adds a gesture. No surface here reports gestures; the tree records that there is one.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modified("gesture", .string("\(T.self)"), .inherited)
    }

    /// Adds a gesture that comes before those inside. No surface here reports gestures; the tree records that there is one.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self.gesture(gesture, including: mask) }

    /// Adds a gesture beside those inside. No surface here reports gestures; the tree records that there is one.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self.gesture(gesture, including: mask) }

    /// Acts on a long touch. No surface here reports gestures; the tree records that there is one.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View { modified("onLongPressGesture", .double(minimumDuration), .inherited) }

    /// Acts when the pointer comes or goes. No surface here reports pointers; the tree records the wish.
    nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modified("onHover", .bool(true), .inherited)
    }
}
