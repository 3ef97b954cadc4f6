import IntentsModel

/// A shape, smaller at each side.
nonisolated struct ShrunkShape<Base: Shape>: InsettableShape, ShapeAttribute {
    let shape: Base
    let amount: CGFloat

    var shapeAttribute: JSONValue {
        .object(["shape": attribute(of: shape), "inset": .double(Double(amount))])
    }

    func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> ShrunkShape<Base> { ShrunkShape(shape: shape, amount: self.amount + amount) }
}

/// A shape with a change that a surface makes when it draws it.
nonisolated struct ChangedShape<Base: Shape>: Shape, ShapeAttribute {
    let shape: Base
    let change: String
    let value: JSONValue

    var shapeAttribute: JSONValue { .object(["shape": attribute(of: shape), change: value]) }

    func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape, ShapeAttribute {
    private let shape: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { self.shape = shape }

    package var shapeAttribute: JSONValue { attribute(of: shape) }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape {
    /// The part of the outline between two fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        ChangedShape(
            shape: self, change: "trim", value: .array([.double(Double(startFraction)), .double(Double(endFraction))]))
    }

    /// The shape, turned.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(shape: self, change: "rotation", value: .double(angle.degrees))
    }

    /// The shape, larger or smaller.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(shape: self, change: "scale", value: .double(Double(scale)))
    }

    /// The shape, moved.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        ChangedShape(shape: self, change: "offset", value: .array([.double(Double(x)), .double(Double(y))]))
    }

    /// The shape in a size of its own.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        ChangedShape(shape: self, change: "size", value: .array([.double(Double(width)), .double(Double(height))]))
    }
}
