import IntentsModel

/// An outline that can be filled or cut out.
@MainActor @preconcurrency public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape, filled with the surrounding style.
    public var body: _ShapeView<Self> { _ShapeView(shape: self) }
}

/// A shape as a view.
nonisolated public struct _ShapeView<Content: Shape>: _PrimitiveView, NodeView {
    let shape: Content

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("shape", attributes: ["shape": attribute(of: shape)])]
    }
}

/// A shape that a node can name.
package protocol ShapeAttribute {
    /// The shape as an attribute's value.
    var shapeAttribute: JSONValue { get }
}

/// The shape as an attribute's value; one that this module does not know is its outline in a square of 100.
func attribute(of shape: any Shape) -> JSONValue {
    if let shape = shape as? any ShapeAttribute { return shape.shapeAttribute }
    let size = CGSize(width: 100, height: 100)
    return .object([
        "path": shape.path(in: CGRect(origin: .zero, size: size)).attribute,
        "size": .array([.double(100), .double(100)]),
    ])
}

extension Shape {
    /// Fills the shape.
    nonisolated public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> some View {
        modified("fill", attribute(of: style), .layered)
    }

    /// Fills the shape with the surrounding style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { fill(.foreground, style: style) }

    /// Draws the shape's outline.
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's outline.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        modified("stroke", style.attribute(with: content), .layered)
    }

    /// Draws the shape's outline in the surrounding style.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.foreground, lineWidth: lineWidth) }

    /// Draws the shape's outline in the surrounding style.
    nonisolated public func stroke(style: StrokeStyle) -> some View { stroke(.foreground, style: style) }
}

/// A shape that can be made smaller from all sides.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by `amount` at each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws the shape's outline inside of the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

    /// Draws the shape's outline inside of the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { modified("strokeBorder", style.attribute(with: content), .layered) }

    /// Draws the shape's outline inside of the shape, in the surrounding style.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
    }
}
