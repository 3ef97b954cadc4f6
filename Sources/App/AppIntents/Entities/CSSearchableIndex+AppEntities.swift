import IntentsModel
import PlatformCoreSpotlight

extension CSSearchableItem {
    /// Makes an item of an entity.
    /// - Parameters:
    ///   - appEntity: the entity; its attribute set becomes the item's.
    ///   - priority: how much it matters among others; higher is more.
    public convenience init(appEntity: some IndexedEntity, priority: Int = 0) {
        self.init(
            uniqueIdentifier: EntityIdentifier(for: appEntity).description,
            domainIdentifier: type(of: appEntity).persistentIdentifier, attributeSet: appEntity.attributeSet)
        associateAppEntity(appEntity, priority: priority)
    }

    /// Makes the item stand for an entity: a search finds one thing, and opening it opens the entity.
    /// - Parameters:
    ///   - appEntity: the entity; of its attributes those are added that the item does not have.
    ///   - priority: how much it matters among others; higher is more.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        attributeSet.associateAppEntity(appEntity, priority: priority)
    }
}

extension CSSearchableItemAttributeSet {
    /// Makes the item with these attributes stand for an entity.
    ///
    /// One form serves with and without `await`: the entity's deferred properties are asked when the item is indexed.
    /// - Parameters:
    ///   - appEntity: the entity; of its attributes those are added that this set does not have.
    ///   - priority: how much it matters among others; higher is more.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        let identifier = EntityIdentifier(for: appEntity)
        associate(
            SearchableEntity(
                typeName: identifier.entityType.persistentIdentifier, identifier: identifier.identifier,
                isHidden: appEntity.hideInSpotlight ? true : nil),
            attributes: appEntity.attributeSet, deferred: appEntity.deferredAttributes)
        if priority != 0 { rankingHint = NSNumber(value: priority) }
    }
}

extension CSSearchableIndex {
    /// Adds entities, or replaces those with the same identifiers.
    /// - Parameters:
    ///   - appEntities: the entities.
    ///   - priority: how much they matter among others; higher is more.
    /// - Throws: `CSIndexError` when there is no index or it refuses the entities.
    public func indexAppEntities<Entity: IndexedEntity>(_ appEntities: [Entity], priority: Int = 0) async throws {
        try await indexSearchableItems(appEntities.map { CSSearchableItem(appEntity: $0, priority: priority) })
    }

    /// Removes entities.
    /// - Throws: `CSIndexError` when there is no index or it refuses.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type
    ) async throws {
        try await deleteEntities(
            ofType: entityType.persistentIdentifier,
            identifiers: identifiers.map { EntityIdentifier(for: entityType, identifier: $0).identifier })
    }

    /// Removes all entities of a type.
    /// - Throws: `CSIndexError` when there is no index or it refuses.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
        try await deleteEntities(ofType: entityType.persistentIdentifier, identifiers: nil)
    }
}
