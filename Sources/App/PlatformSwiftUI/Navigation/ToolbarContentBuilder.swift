import IntentsModel

/// Several pieces of toolbar content, or none.
nonisolated public struct _ToolbarContents: ToolbarContent, ToolbarNodes {
    let parts: [any ToolbarContent]

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        parts.flatMap { toolbarNodes(of: $0, in: environment) }
    }

    /// Never read: the parts stand for themselves.
    public var body: Never { preconditionFailure("Toolbar contents have no body.") }
}

/// Toolbar content that may be missing.
nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent, ToolbarNodes {
    let content: Content?

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        content.map { toolbarNodes(of: $0, in: environment) } ?? []
    }

    /// Never read: the content stands for itself.
    public var body: Never { preconditionFailure("Toolbar content that may be missing has no body.") }
}

/// Makes toolbar content of the statements in a closure.
@resultBuilder public enum ToolbarContentBuilder {
    /// A statement as it stands.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement: the content itself.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several statements in their order.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarContents(parts: parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    /// The first branch of a choice.
    public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarContents {
        _ToolbarContents(parts: [first])
    }

    /// The second branch of a choice.
    public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarContents {
        _ToolbarContents(parts: [second])
    }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [content])
    }
}
