/// Two touches that move apart, in the older form, which tells only how far.
public struct MagnificationGesture: Gesture {
    /// The distance, compared with the start.
    public typealias Value = CGFloat

    /// Makes a gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn, in the older form, which tells only how far.
public struct RotationGesture: Gesture {
    /// The angle.
    public typealias Value = Angle

    /// Makes a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A short touch that tells where it was.
public struct SpatialTapGesture: Gesture {
    /// Where the touch was.
    public struct Value: Equatable, Sendable {
        /// The point.
        public var location: CGPoint
    }

    /// Makes a gesture of so many touches.
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    /// Hides the type of a gesture.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}
