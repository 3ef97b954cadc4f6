import IntentsModel

/// What one reading of a view may cost.
struct RenderLimits: Sendable {
    /// Bodies, containers and modifiers inside each other: each takes a part of the thread's stack.
    var depth = 500
    /// Levels of the tree: a node takes two levels of a message, and the link allows 256.
    var levels = 100
    /// Views and modifiers in all.
    var views = 50_000
}

/// One reading of a view: it counts, and stops at the first limit.
@MainActor final class RenderPass {
    /// The reading in progress.
    private(set) static var current = RenderPass()

    /// Gets what views wait for; nil in a reading for their looks alone.
    var collector: SceneEventCollector?
    /// What the views give their window.
    var focusedValues = FocusedValues()

    private let limits: RenderLimits
    private var depth = 0
    private var views = 0
    /// The limit that was met; nothing is read after it.
    private(set) var error: ViewTreeError?

    init(limits: RenderLimits = RenderLimits()) { self.limits = limits }

    /// Makes a pass the current one; a view may read another view while its own body is read.
    func run<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    /// Counts a view while its nodes are made; makes none of them beyond a limit.
    func visit<Content>(_ view: Content.Type, _ nodes: () -> [ViewNode]) -> [ViewNode] {
        views += 1
        depth += 1
        defer { depth -= 1 }
        if error == nil, depth > limits.depth { error = .tooDeep(view: Self.name(of: view), limit: limits.depth) }
        if error == nil, views > limits.views { error = .tooManyViews(view: Self.name(of: view), limit: limits.views) }
        return error == nil ? nodes() : []
    }

    /// The tree, unless a limit was met.
    func checked(_ node: ViewNode) throws(ViewTreeError) -> ViewNode {
        if let error { throw error }
        guard !node.hasMoreLevels(than: limits.levels) else { throw .tooManyLevels(limit: limits.levels) }
        return node
    }

    // The generic arguments of a view tell of everything inside it: far too much for a message.
    private static func name<Content>(of view: Content.Type) -> String {
        String("\(view)".prefix { $0 != "<" })
    }
}

extension ViewNode {
    // As deep as the reading was at most, so the stack is safe here too.
    fileprivate func hasMoreLevels(than limit: Int) -> Bool {
        limit == 0 || children.contains { $0.hasMoreLevels(than: limit - 1) }
    }
}
