import IntentsModel

/// Colours around a point, by distance.
nonisolated public struct RadialGradient: _PrimitiveView, NodeView, ShapeStyle, StyleAttribute, Hashable {
    package let styleAttribute: JSONValue

    /// Runs a gradient from one distance to another.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        styleAttribute = .object([
            "gradient": gradient.styleAttribute, "center": center.attribute,
            "startRadius": .double(Double(startRadius)),
            "endRadius": .double(Double(endRadius)),
        ])
    }

    /// Runs colours from one distance to another.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Runs colours at given places from one distance to another.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("color", attributes: ["style": styleAttribute])]
    }
}

/// Colours around a point, by direction.
nonisolated public struct AngularGradient: _PrimitiveView, NodeView, ShapeStyle, StyleAttribute, Hashable {
    package let styleAttribute: JSONValue

    /// Runs a gradient from one direction to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
        styleAttribute = .object([
            "gradient": gradient.styleAttribute, "center": center.attribute, "startAngle": .double(startAngle.degrees),
            "endAngle": .double(endAngle.degrees),
        ])
    }

    /// Runs colours from one direction to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Runs colours once around.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(colors: colors, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("color", attributes: ["style": styleAttribute])]
    }
}

/// Colours around a point, by distance, as wide and high as the room.
nonisolated public struct EllipticalGradient: _PrimitiveView, NodeView, ShapeStyle, StyleAttribute, Hashable {
    package let styleAttribute: JSONValue

    /// Runs a gradient from one part of the radius to another.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        styleAttribute = .object([
            "gradient": gradient.styleAttribute, "center": center.attribute,
            "startRadiusFraction": .double(Double(startRadiusFraction)),
            "endRadiusFraction": .double(Double(endRadiusFraction)),
        ])
    }

    /// Runs colours from one part of the radius to another.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("color", attributes: ["style": styleAttribute])]
    }
}
