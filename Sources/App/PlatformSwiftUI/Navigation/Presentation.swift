import IntentsModel

// What a view presents above itself: a node of the presentation's kind with the view first, as long as it is presented.

/// A view with another one that may be presented.
nonisolated struct PresentingView<Content: View, Presented: View>: _PrimitiveView, NodeView {
    let kind: String
    let title: Text?
    let content: Content
    let presented: () -> Presented?

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let nodes = ViewRenderer.nodes(of: content, in: environment)
        guard let presented = presented() else { return nodes }
        var inner = environment
        inner.isPresented = true
        return nodes.map {
            ViewNode(
                kind, text: title?.string(in: environment.locale),
                children: [$0] + ViewRenderer.nodes(of: presented, in: inner))
        }
    }
}

extension View {
    private nonisolated func presenting<V: View>(
        _ kind: String, title: Text? = nil, _ presented: @escaping () -> V?
    ) -> some View { PresentingView(kind: kind, title: title, content: self, presented: presented) }

    /// Presents a sheet as long as the binding says so.
    nonisolated public func sheet<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { presenting("sheet") { isPresented.wrappedValue ? content() : nil } }

    /// Presents a sheet as long as there is an item.
    nonisolated public func sheet<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { presenting("sheet") { item.wrappedValue.map(content) } }

    /// Presents a view over everything as long as the binding says so.
    nonisolated public func fullScreenCover<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { presenting("fullScreenCover") { isPresented.wrappedValue ? content() : nil } }

    /// Presents a view over everything as long as there is an item.
    nonisolated public func fullScreenCover<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { presenting("fullScreenCover") { item.wrappedValue.map(content) } }

    /// Presents a view beside this one as long as the binding says so.
    nonisolated public func popover<V: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> V
    ) -> some View { presenting("popover") { isPresented.wrappedValue ? content() : nil } }

    /// Presents a view beside this one as long as there is an item.
    nonisolated public func popover<Item: Identifiable, V: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { presenting("popover") { item.wrappedValue.map(content) } }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// At a rectangle.
    case rect(Source)
    /// At a point.
    case point(UnitPoint)

    /// A rectangle.
    public struct Source: Hashable, Sendable {
        /// That of the view.
        public static let bounds = Source()
    }
}
