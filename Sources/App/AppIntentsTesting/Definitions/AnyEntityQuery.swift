import IntentsModel

/// The query of an entity type that the test does not know (inventory §2.21).
public struct AnyEntityQuery: Sendable {
    /// The name of the entity type that it finds.
    public let entityIdentifier: String
    let app: any AppAccess

    /// The entities with some identifiers; those that the app does not find are left out.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func entities(identifiers: [String]) async throws -> [AnyAppEntity] {
        try await found(.identifiers(identifiers))
    }

    /// All entities of an enumerable query.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func allEntities() async throws -> [AnyAppEntity] { try await found(.all) }

    /// What the query suggests.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func suggestedEntities() async throws -> [AnyAppEntity] { try await found(.suggested) }

    /// What a text may mean.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func entities(matching string: String) async throws -> [AnyAppEntity] { try await found(.matching(string)) }

    private func found(_ selection: EntitySelection) async throws -> [AnyAppEntity] {
        try await app.entities(entityIdentifier, selection).map { AnyAppEntity(entity: $0, app: app) }
    }
}
