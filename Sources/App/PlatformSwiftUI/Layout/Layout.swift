import IntentsModel

/// An arrangement of an app's own. The surface arranges the tree, so its methods are not called; the node names the type.
public protocol Layout: Sendable {
    /// What the layout keeps between calls.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews

    /// The size in a room.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Makes what the layout keeps.
    func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Arranges the views of `content`.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(name: "\(Self.self)", content: content())
    }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    /// A view.
    public typealias Element = LayoutSubview

    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last one: no layout is called, so there are none.
    public var endIndex: Int { 0 }

    /// The view at an index.
    public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a layout arranges.
public struct LayoutSubview: Sendable {
    /// The size in a room.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Places the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
    private let name: String

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) { name = "\(L.self)" }

    /// Arranges the views of `content`.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(name: name, content: content())
    }

    /// The size in a room.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

/// The views of a layout.
nonisolated struct LayoutView<Content: View>: _PrimitiveView, NodeView {
    let name: String
    let content: Content

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [
            ViewNode(
                "layout", attributes: ["layout": .string(name)],
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}
