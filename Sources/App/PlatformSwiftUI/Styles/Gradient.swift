import IntentsModel

/// A run of colours.
public struct Gradient: ShapeStyle, StyleAttribute, Hashable {
    /// A colour at a place between 0 and 1.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place.
        public var location: CGFloat

        /// Puts a colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Makes a gradient of colours at given places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    package var styleAttribute: JSONValue {
        .array(
            stops.map {
                .object(["color": $0.color.styleAttribute, "location": .double(Double($0.location))])
            })
    }
}

/// A point in a unit square.
public struct UnitPoint: Hashable, Sendable {
    /// From 0, leading, to 1, trailing.
    public var x: CGFloat
    /// From 0, top, to 1, bottom.
    public var y: CGFloat

    /// Makes a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner where text starts.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper corner at the end of lines.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower corner at the start of lines.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower corner at the end of lines.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    var attribute: JSONValue { .array([.double(Double(x)), .double(Double(y))]) }
}

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
}
