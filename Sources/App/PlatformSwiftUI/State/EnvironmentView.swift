import IntentsModel

/// A view in changed surroundings.
nonisolated struct EnvironmentView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var environment = environment
        change(&environment)
        return ViewRenderer.nodes(of: content, in: environment)
    }
}
