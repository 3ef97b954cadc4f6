// Where an animation passes at which time. No surface here moves anything, so the values are kept and none is in between.

/// Where the parts of a value pass.
public protocol Keyframes<Value> {
    /// The value.
    associatedtype Value
}

/// One point that a part of a value passes, or several.
public protocol KeyframeTrackContent<Value> {
    /// The part.
    associatedtype Value
}

/// The points of one part of a value.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
    /// The value.
    public typealias Value = Root

    /// The points of the part at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {}
}

extension KeyframeTrack where Root == Part {
    /// The points of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// A point that is reached at an even pace.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// Reaches `to` in `duration` seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A point that is reached like a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// Reaches `to` in `duration` seconds, or as long as the spring takes.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A point that is reached along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// Reaches `to` in `duration` seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A point that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// Jumps to `to`.
    public init(_ to: Value) {}
}

/// Several points of a part, in order.
public struct _KeyframeSequence<Value>: KeyframeTrackContent {}

/// The points of several parts.
public struct _KeyframeGroup<Value>: Keyframes {}

/// Makes a track of the statements in a closure.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
    /// A point.
    public static func buildExpression<Content: KeyframeTrackContent>(
        _ content: Content
    ) -> Content where Content.Value == Value { content }

    /// One point.
    public static func buildBlock<Content: KeyframeTrackContent>(
        _ content: Content
    ) -> Content where Content.Value == Value { content }

    /// Several points, or none.
    public static func buildBlock(_ contents: (any KeyframeTrackContent<Value>)...) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }

    /// Points under a condition.
    public static func buildOptional(_ content: (any KeyframeTrackContent<Value>)?) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }

    /// The points of one of two branches.
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }

    /// The points of one of two branches.
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }

    /// Points that are written in a loop.
    public static func buildArray(_ contents: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }
}

/// Makes keyframes of the statements in a closure.
@resultBuilder public enum KeyframesBuilder<Value> {
    /// A track.
    public static func buildExpression<Content: Keyframes>(
        _ content: Content
    ) -> Content where Content.Value == Value { content }

    /// A point of the whole value.
    public static func buildExpression<Content: KeyframeTrackContent>(
        _ content: Content
    ) -> _KeyframeGroup<Value> where Content.Value == Value { _KeyframeGroup() }

    /// One track.
    public static func buildBlock<Content: Keyframes>(
        _ content: Content
    ) -> Content where Content.Value == Value { content }

    /// Several tracks, or none.
    public static func buildBlock(_ contents: (any Keyframes<Value>)...) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}
