import IntentsModel

/// What a canvas is drawn with.
///
/// Nothing on Linux draws, so a ``Canvas`` never makes one and no closure is called; the names are there for code that draws.
public struct GraphicsContext {
    /// How opaque what follows is.
    public var opacity: Double = 1
    /// How what follows is mixed with what is there.
    public var blendMode = BlendMode.normal
    /// The surroundings of the canvas.
    public let environment: EnvironmentValues

    /// What something is filled with.
    public struct Shading: Sendable {
        let style: AnyShapeStyle

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading(style: AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
        }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading) {}
    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Draws a text.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws an image.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws an image into a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {}
    /// Cuts what follows to a path.
    public mutating func clip(to path: Path) {}
    /// Moves what follows.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    /// Makes what follows larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Turns what follows.
    public mutating func rotate(by angle: Angle) {}
    /// Draws a part on its own.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}

/// A view that code draws. Nothing on Linux draws: the tree has a node `canvas`, and the closure is not called.
nonisolated public struct Canvas: _PrimitiveView, NodeView {
    /// Draws with `renderer`, where something draws.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode("canvas")] }
}
