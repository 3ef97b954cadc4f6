import IntentsModel

/// How round corners are drawn.
public enum RoundedCornerStyle: String, Hashable, Sendable {
    /// As parts of a circle.
    case circular
    /// So that the line bends little by little.
    case continuous
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, ShapeAttribute, Hashable {
    /// How round the corners are in each direction.
    public var cornerSize: CGSize
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with corners of the given radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a rectangle with corners of the given size.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    package var shapeAttribute: JSONValue {
        .object(["roundedRectangle": .object(["cornerRadius": .double(Double(cornerSize.width))])])
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }

    /// Feeds the corners.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerSize.width)
        hasher.combine(cornerSize.height)
        hasher.combine(style)
    }
}

/// A radius for each corner.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The upper corner where lines start.
    public var topLeading: CGFloat
    /// The lower corner where lines start.
    public var bottomLeading: CGFloat
    /// The lower corner where lines end.
    public var bottomTrailing: CGFloat
    /// The upper corner where lines end.
    public var topTrailing: CGFloat

    /// Makes radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose corners are not alike.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, ShapeAttribute, Hashable {
    /// The radius of each corner.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with a radius for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Makes a rectangle with a radius for each corner.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    package var shapeAttribute: JSONValue {
        .object([
            "roundedRectangle": .object([
                "topLeading": .double(Double(cornerRadii.topLeading)),
                "bottomLeading": .double(Double(cornerRadii.bottomLeading)),
                "bottomTrailing": .double(Double(cornerRadii.bottomTrailing)),
                "topTrailing": .double(Double(cornerRadii.topTrailing)),
            ])
        ])
    }

    /// The outline in a rectangle, with the largest of the radii at every corner.
    public func path(in rect: CGRect) -> Path {
        let radii = [
            cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing,
        ]
        return Path(roundedRect: rect, cornerRadius: radii.max() ?? 0, style: style)
    }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}
