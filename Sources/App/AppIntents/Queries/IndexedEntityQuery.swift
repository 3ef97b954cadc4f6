import PlatformCoreSpotlight

/// A query that gives its entities to the search index again when the system asks (inventory §2.9).
///
/// The system asks when a person does: `intents index APP --again`.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Gives some entities to the index again.
    /// - Throws: what kept the index from taking them.
    func reindexEntities(for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws
    /// Gives all entities to the index again.
    /// - Throws: what kept the index from taking them.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
