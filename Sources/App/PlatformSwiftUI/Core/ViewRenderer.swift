import IntentsModel

/// A view that knows its own nodes.
@MainActor package protocol NodeView: View {
    /// What the view shows: none, one or several nodes.
    func nodes(in environment: EnvironmentValues) -> [ViewNode]
}

/// Turns views into nodes.
@MainActor package enum ViewRenderer {
    /// The nodes of any view; a view with a body stands for what its body shows.
    package static func nodes<Content: View>(of view: Content, in environment: EnvironmentValues) -> [ViewNode] {
        RenderPass.current.visit(Content.self) {
            if let view = view as? any NodeView { return view.nodes(in: environment) }
            // The body may read the environment and localised texts, so both are in place while it runs.
            return LocalizationScope.$locale.withValue(environment.locale) {
                EnvironmentScope.with(environment) { nodes(of: view.body, in: environment) }
            }
        }
    }

    /// Reads a window's view; when a part of it gives the window values, once more with these in place, as whoever reads them
    /// may come before.
    /// - Parameter pass: makes the reading.
    static func reading<Content: View>(
        of view: Content, in environment: EnvironmentValues, by pass: () -> RenderPass = { RenderPass() }
    ) -> (nodes: [ViewNode], pass: RenderPass) {
        let first = pass()
        let nodes = first.run { self.nodes(of: view, in: environment) }
        guard !first.focusedValues.isEmpty else { return (nodes, first) }
        var environment = environment
        environment.focusedValues = first.focusedValues
        let second = pass()
        return (second.run { self.nodes(of: view, in: environment) }, second)
    }
}

/// The tree that a view shows, with its texts in one language.
///
/// - Parameter locale: The reader's; that of the current task when left out.
/// - Returns: The view's node; a `group` when it shows several, `empty` when it shows none.
/// - Throws: When the view is too deep or shows too much (`docs/view-tree.md`).
@MainActor package func viewTree(
    of view: some View, locale: Locale = LocalizationScope.current
) throws(ViewTreeError) -> ViewNode {
    var environment = EnvironmentValues()
    environment.locale = locale
    let (nodes, pass) = ViewRenderer.reading(of: view, in: environment)
    if nodes.isEmpty { return try pass.checked(ViewNode("empty")) }
    return try pass.checked(nodes.count == 1 ? nodes[0] : ViewNode("group", children: nodes))
}

/// The tree that a view shows where an error has no other way to the person: then the tree is a node `error` that tells it.
@MainActor package func viewNode(of view: some View, locale: Locale = LocalizationScope.current) -> ViewNode {
    do { return try viewTree(of: view, locale: locale) } catch {
        return ViewNode("error", text: error.errorDescription)
    }
}
