// What animations change. No surface here moves anything: values jump to where they end.

/// Something whose data an animation changes little by little.
public protocol Animatable {
    /// The data.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The data.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to change.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set { _ = newValue }
    }
}

/// Something that can be added, and made larger or smaller.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Makes it larger or smaller.
    mutating func scale(by rhs: Double)

    /// How long it is, squared.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Makes it larger or smaller.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// How large it is, squared.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Makes it larger or smaller.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// How large it is, squared.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Makes it larger or smaller.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// How large it is, squared.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No data.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes no data.
    public init() {}

    /// No data.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing to measure.
    public var magnitudeSquared: Double { 0 }
    /// Nothing to change.
    public mutating func scale(by rhs: Double) {}
    /// Nothing to add.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Nothing to take away.
    public static func - (left: Self, right: Self) -> Self { left }
}

/// Two data together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first.
    public var first: First
    /// The second.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both zero.
    public static var zero: Self { Self(.zero, .zero) }
    /// The length of both, squared.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    /// Makes both larger or smaller.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// Adds both.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// Takes both away.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
