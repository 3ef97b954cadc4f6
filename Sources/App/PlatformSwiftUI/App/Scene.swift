/// A part of an app's interface with a life of its own, such as a window (inventory §2.16).
@MainActor @preconcurrency public protocol Scene {
    /// The scenes this one is made of.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A scene that is made of nothing else.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never read: a primitive scene stands for itself.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body.") }
}

extension Never: Scene {}

/// Makes one scene of the statements in an app's body.
@resultBuilder public enum SceneBuilder {
    /// A statement as it stands.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One statement: the scene itself.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several statements in their order.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var parts: [any Scene] = []
        repeat parts.append(each content)
        return TupleScene(parts: parts)
    }

    /// An `if` without `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(value: content)
    }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// A scene that may be missing.
nonisolated struct OptionalScene<Content: Scene>: _PrimitiveScene {
    let value: Content?
}

/// Several scenes in order.
nonisolated struct TupleScene: _PrimitiveScene {
    let parts: [any Scene]
}
