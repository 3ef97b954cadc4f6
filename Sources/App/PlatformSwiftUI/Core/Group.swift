import IntentsModel

/// Views, scenes, commands or toolbar contents that are treated as one without being arranged.
nonisolated public struct Group<Content> {
    /// Made of nothing else.
    public typealias Body = Never

    let content: Content

    /// Never read: a group stands for its content.
    public var body: Never { preconditionFailure("A group has no body.") }
}

extension Group: View, _PrimitiveView, NodeView where Content: View {
    /// Groups the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content, in: environment)
    }
}

extension Group: Scene, _PrimitiveScene where Content: Scene {
    /// Groups the scenes of `content`.
    public init(@SceneBuilder content: () -> Content) { self.content = content() }
}

extension Group: Commands where Content: Commands {
    /// Groups the commands of `content`.
    public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

extension Group: ToolbarContent, ToolbarNodes where Content: ToolbarContent {
    /// Groups the toolbar contents of `content`.
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        toolbarNodes(of: content, in: environment)
    }
}
