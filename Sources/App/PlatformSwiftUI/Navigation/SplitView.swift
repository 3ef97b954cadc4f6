import IntentsModel

/// Views beside each other, of which each shows what is chosen in the one before.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView, NodeView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    /// Shows three columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        func column(_ kind: String, _ view: some View) -> [ViewNode] {
            let nodes = ViewRenderer.nodes(of: view, in: environment)
            return nodes.isEmpty ? [] : [ViewNode(kind, children: nodes)]
        }
        let columns = column("sidebar", sidebar) + column("content", content) + column("detail", detail)
        return [ViewNode("navigationSplitView", children: columns)]
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Shows two columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail) }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    let name: String

    /// As the surface chooses.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Views on top of each other, in the older form.
nonisolated public struct NavigationView<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "navigationStack" }
    package let content: Content

    /// Starts with the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
