import IntentsModel

/// An outline that can be filled or cut out.
@MainActor @preconcurrency public protocol Shape: View, Sendable {}

/// A shape that a node can name.
package protocol ShapeAttribute {
    /// The shape as an attribute's value.
    var shapeAttribute: JSONValue { get }
}

/// The shape as an attribute's value; one that this module does not know goes by its type's name.
func attribute(of shape: any Shape) -> JSONValue {
    (shape as? any ShapeAttribute)?.shapeAttribute ?? .string("\(type(of: shape))")
}

/// A shape of this module: its node names it.
@MainActor @preconcurrency public protocol _PrimitiveShape: Shape, _PrimitiveView {}

/// A rectangle.
nonisolated public struct Rectangle: _PrimitiveShape, NodeView, ShapeAttribute, Hashable {
    /// Makes a rectangle.
    public init() {}

    package var shapeAttribute: JSONValue { .string("rectangle") }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [shapeNode(shapeAttribute)] }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: _PrimitiveShape, NodeView, ShapeAttribute, Hashable {
    /// How round the corners are.
    public var cornerRadius: CGFloat

    /// Makes a rectangle with corners of the given radius.
    public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    package var shapeAttribute: JSONValue {
        .object(["roundedRectangle": .object(["cornerRadius": .double(Double(cornerRadius))])])
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [shapeNode(shapeAttribute)] }
}

/// A circle.
nonisolated public struct Circle: _PrimitiveShape, NodeView, ShapeAttribute, Hashable {
    /// Makes a circle.
    public init() {}

    package var shapeAttribute: JSONValue { .string("circle") }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [shapeNode(shapeAttribute)] }
}

/// A rectangle with half circles at its ends.
nonisolated public struct Capsule: _PrimitiveShape, NodeView, ShapeAttribute, Hashable {
    /// Makes a capsule.
    public init() {}

    package var shapeAttribute: JSONValue { .string("capsule") }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [shapeNode(shapeAttribute)] }
}

private func shapeNode(_ shape: JSONValue) -> ViewNode { ViewNode("shape", attributes: ["shape": shape]) }

extension Shape {
    /// Fills the shape.
    nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View {
        modified("fill", attribute(of: style), .layered)
    }

    /// Draws the shape's outline.
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
        modified(
            "stroke", .object(["style": attribute(of: style), "lineWidth": .double(Double(lineWidth))]), .layered)
    }
}
