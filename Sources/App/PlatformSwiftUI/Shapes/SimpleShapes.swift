import IntentsModel

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, ShapeAttribute, Hashable {
    /// Makes a rectangle.
    public init() {}

    package var shapeAttribute: JSONValue { .string("rectangle") }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

/// A circle.
nonisolated public struct Circle: InsettableShape, ShapeAttribute, Hashable {
    /// Makes a circle.
    public init() {}

    package var shapeAttribute: JSONValue { .string("circle") }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centralSquare) }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape, ShapeAttribute, Hashable {
    /// Makes an ellipse.
    public init() {}

    package var shapeAttribute: JSONValue { .string("ellipse") }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

/// A rectangle with half circles at its ends.
nonisolated public struct Capsule: InsettableShape, ShapeAttribute, Hashable {
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    package var shapeAttribute: JSONValue { .string("capsule") }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

/// The shape of what contains the view, such as a widget; a rectangle where nothing has one.
nonisolated public struct ContainerRelativeShape: InsettableShape, ShapeAttribute, Hashable {
    /// Makes the shape.
    public init() {}

    package var shapeAttribute: JSONValue { .string("containerRelative") }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The shape, smaller at each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

extension CGRect {
    fileprivate var centralSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
