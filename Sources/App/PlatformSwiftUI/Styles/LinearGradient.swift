import IntentsModel

/// Colours along a line.
nonisolated public struct LinearGradient: _PrimitiveView, NodeView, ShapeStyle, StyleAttribute, Hashable {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// Runs a gradient from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Runs colours from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Runs colours at given places from one point to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    package var styleAttribute: JSONValue {
        .object([
            "gradient": gradient.styleAttribute, "start": startPoint.attribute, "end": endPoint.attribute,
        ])
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("color", attributes: ["style": styleAttribute])]
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Runs colours from one point to another.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

    /// Runs a gradient from one point to another.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    /// Runs colours at given places from one point to another.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
