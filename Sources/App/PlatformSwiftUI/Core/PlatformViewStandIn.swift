import IntentsModel

/// What stands for a view of another framework in the tree: nothing on Linux draws it, and the node says which it was.
nonisolated public struct _PlatformViewStandIn: _PrimitiveView, NodeView, Sendable {
    private let name: String

    package init(_ name: String) { self.name = name }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("platformView", attributes: ["type": .string(name)])]
    }
}
