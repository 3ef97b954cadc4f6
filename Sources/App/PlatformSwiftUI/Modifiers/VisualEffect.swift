/// A change of how a view looks, which leaves its place as it is. No surface here tells of places: effects are not applied.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    /// No change.
    public init() {}
}

extension VisualEffect {
    /// Moved.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turned in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// More or less transparent.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Brighter.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// With more contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// With less colour.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// With more colour.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// In other colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
