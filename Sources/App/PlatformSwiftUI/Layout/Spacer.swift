import IntentsModel

/// Room that grows as far as it can.
nonisolated public struct Spacer: _PrimitiveView, NodeView, Sendable {
    private let minLength: CGFloat?

    /// Makes room of at least `minLength`.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("spacer", attributes: minLength.map { ["minLength": .double(Double($0))] } ?? [:])]
    }
}

/// A line between views.
nonisolated public struct Divider: _PrimitiveView, NodeView, Sendable {
    /// Makes a line.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [ViewNode("divider")] }
}
