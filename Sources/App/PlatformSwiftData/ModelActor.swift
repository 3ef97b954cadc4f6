/// An actor with a context of its own; `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
    /// The container.
    nonisolated var modelContainer: ModelContainer { get }
    /// What holds the context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The actor's own context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object with an identifier; nil when there is none of this model.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as model: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}

/// What holds the context of a ``ModelActor``.
public protocol ModelExecutor: AnyObject, Sendable {
    /// The context.
    var modelContext: ModelContext { get }
}

/// Holds the context of one actor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    // Unchecked, as the context is read by the actor alone that made it.

    /// The context.
    public let modelContext: ModelContext

    /// Holds a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
