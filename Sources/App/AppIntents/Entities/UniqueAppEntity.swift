import IntentsModel

/// An entity of which there is exactly one, for example the app's settings (inventory §2.8).
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The name of the type.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

extension UniqueAppEntity where ID == String {
    /// The type's identifier.
    public var id: String { Self.persistentIdentifier }
}

/// Finds the one entity of a type.
public protocol UniqueAppEntityQuery: EntityQuery where Result == [Entity] {
    /// The entity.
    /// - Throws: what the run ends with.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The one entity, for its own identifier.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }

    /// The one entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// The ready-made query for the one entity of a type.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    private let provider: (@Sendable () async throws -> Entity)?

    /// Makes a query that has no entity to give; state a closure to give one.
    public init() { provider = nil }

    /// Makes a query that gives what a closure makes.
    /// - Parameter provider: makes the entity.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    /// What the closure makes.
    /// - Throws: what the closure throws, or a `RunError` when there is none.
    public func uniqueEntity() async throws -> Entity {
        if let provider { return try await provider() }
        throw RunError(
            .entityNotFound,
            "There is no \(Entity.persistentIdentifier): its defaultQuery is a UniqueAppEntityProvider without a closure "
                + "that makes it. Write UniqueAppEntityProvider { \(Entity.self)(…) }.")
    }
}
