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
    /// What the query finds; restated, so that it is known from ``uniqueEntity()`` alone.
    associatedtype Entity

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

    /// Makes a query that gives an entity without stored properties; one with such properties needs a closure.
    public init() { provider = nil }

    /// Makes a query that gives what a closure makes.
    /// - Parameter provider: makes the entity.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    /// What the closure makes, or the entity that holds nothing.
    /// - Throws: what the closure throws, or a `RunError` when one is needed and there is none.
    public func uniqueEntity() async throws -> Entity {
        if let provider { return try await provider() }
        // A value of no bytes has one possible content, so that it can be made of any other one of no bytes.
        if MemoryLayout<Entity>.size == 0 { return unsafeBitCast((), to: Entity.self) }
        throw RunError(
            .entityNotFound,
            "There is no \(Entity.persistentIdentifier): its defaultQuery is a UniqueAppEntityProvider without a closure "
                + "that makes it. Write UniqueAppEntityProvider { \(Entity.self)(…) }.")
    }
}
