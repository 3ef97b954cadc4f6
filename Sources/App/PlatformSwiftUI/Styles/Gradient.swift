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

/// A gradient that the surface makes of a colour.
public struct AnyGradient: ShapeStyle, StyleAttribute, Hashable {
    package let styleAttribute: JSONValue

    init(_ attribute: JSONValue) { styleAttribute = attribute }

    /// Takes a gradient as it is.
    public init(_ gradient: Gradient) { styleAttribute = gradient.styleAttribute }
}
