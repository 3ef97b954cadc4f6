import IntentsModel

/// A view that arranges or frames its content and adds nothing else.
@MainActor package protocol ContainerView: NodeView {
    associatedtype Content: View

    /// The node's kind.
    static var kind: String { get }
    /// The node's options.
    var attributes: [String: JSONValue] { get }
    var content: Content { get }
}

extension ContainerView {
    package var attributes: [String: JSONValue] { [:] }

    package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode(Self.kind, attributes: attributes, children: ViewRenderer.nodes(of: content, in: environment))]
    }
}
