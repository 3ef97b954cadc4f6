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
        attributeSet.rank(priority)
    }
}

extension CSSearchableItemAttributeSet {
    fileprivate func rank(_ priority: Int) {
        guard priority != 0 else { return }
        rankingHint = NSNumber(value: priority)
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
        try await deleteSearchableItems(
            withIdentifiers: identifiers.map { EntityIdentifier(for: entityType, identifier: $0).description })
    }

    /// Removes all entities of a type.
    /// - Throws: `CSIndexError` when there is no index or it refuses.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
        try await deleteSearchableItems(withDomainIdentifiers: [entityType.persistentIdentifier])
    }
}
