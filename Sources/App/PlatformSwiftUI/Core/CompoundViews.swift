import IntentsModel

/// A view that shows nothing.
nonisolated public struct EmptyView: _PrimitiveView, NodeView, Sendable {
    /// Makes an empty view.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [] }
}

/// Several views in order, as a view builder makes them.
nonisolated public struct TupleView<T>: _PrimitiveView, NodeView {
    /// The views.
    public var value: T
    private let parts: [any View]

    init(_ value: T, parts: [any View]) {
        self.value = value
        self.parts = parts
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        parts.flatMap { ViewRenderer.nodes(of: $0, in: environment) }
    }
}

/// One of two views, as an `if` with `else` makes it.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView, NodeView {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        switch branch {
        case .first(let view): ViewRenderer.nodes(of: view, in: environment)
        case .second(let view): ViewRenderer.nodes(of: view, in: environment)
        }
    }
}

extension Optional: View, _PrimitiveView, NodeView where Wrapped: View {
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        map { ViewRenderer.nodes(of: $0, in: environment) } ?? []
    }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: _PrimitiveView, NodeView {
    private let view: any View

    /// Hides the type of `view`.
    public init<V: View>(_ view: V) { self.view = view }

    /// Hides the type of `view`.
    public init<V: View>(erasing view: V) { self.view = view }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: view, in: environment)
    }
}
