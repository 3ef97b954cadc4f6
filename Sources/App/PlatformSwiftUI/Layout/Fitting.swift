import IntentsModel

/// The first of several views that fits into the room. The surface knows the room, so the tree has them all.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "viewThatFits" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Chooses among the views of `content`.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        attributes = axes == [.horizontal, .vertical] ? [:] : ["axes": axes.attribute]
        self.content = content()
    }
}

/// The room of a view.
public struct GeometryProxy: Sendable {
    /// How large it is.
    public let size: CGSize
    /// What is covered at each side.
    public let safeAreaInsets: EdgeInsets

    /// The rectangle of the view, measured from a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The room of a surface that does not tell: 320 by 320 points.
    static let unknown = GeometryProxy(size: CGSize(width: 320, height: 320), safeAreaInsets: EdgeInsets())
}

/// Content that knows its room. No surface tells its room while a tree is made: the content is made for 320 by 320 points,
/// and the node says so.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView, NodeView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Shows what `content` makes of the room.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let room = GeometryProxy.unknown
        let size = JSONValue.array([.double(Double(room.size.width)), .double(Double(room.size.height))])
        return [
            ViewNode(
                "geometryReader", attributes: ["assumedSize": size],
                children: ViewRenderer.nodes(of: content(room), in: environment))
        ]
    }
}

/// Scrolls to a view. No surface here scrolls on its own yet, so it changes nothing.
public struct ScrollViewProxy: Sendable {
    /// Brings the view of an id into sight. No surface here scrolls on its own yet, so it changes nothing.
    @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content that can scroll its scroll views.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView, NodeView {
    private let content: (ScrollViewProxy) -> Content

    /// Shows what `content` makes.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content(ScrollViewProxy()), in: environment)
    }
}
