import IntentsModel

/// An image at a URL; the surface that shows it loads it.
nonisolated public struct AsyncImage: _PrimitiveView, NodeView, Hashable, Sendable {
    private let url: URL?

    /// Shows the image at `url`, or nothing when there is none.
    public init(url: URL?, scale: CGFloat = 1) { self.url = url }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        url.map { [ViewNode("image", image: .url($0))] } ?? []
    }
}
