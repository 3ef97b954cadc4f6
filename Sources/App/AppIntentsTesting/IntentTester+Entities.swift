import AppIntents

extension IntentTester {
    /// Asks an entity's default query for identifiers.
    /// - Throws: what the query throws, or a `RunError` when a dependency is missing.
    public func entities<Entity: AppEntity>(
        of type: Entity.Type, identifiedBy identifiers: [Entity.ID]
    ) async throws -> [Entity] {
        try await asking(type) { try await $0.entities(for: identifiers) }
    }

    /// Asks an entity's default query for what it suggests.
    /// - Throws: what the query throws, or a `RunError` when a dependency is missing.
    public func suggestedEntities<Entity: AppEntity>(of type: Entity.Type) async throws -> [Entity] {
        try await asking(type) { try await $0.suggestedEntities().items }
    }

    /// Asks an entity's default query for what a text may mean.
    /// - Throws: what the query throws, or a `RunError` when a dependency is missing.
    public func entities<Entity: AppEntity>(of type: Entity.Type, matching text: String) async throws -> [Entity]
    where Entity.DefaultQuery: EntityStringQuery {
        try await asking(type) { try await $0.entities(matching: text).items }
    }

    /// Asks an entity's default query for all entities.
    /// - Throws: what the query throws, or a `RunError` when a dependency is missing.
    public func allEntities<Entity: AppEntity>(of type: Entity.Type) async throws -> [Entity]
    where Entity.DefaultQuery: EnumerableEntityQuery {
        try await asking(type) { try await $0.allEntities().items }
    }

    private func asking<Entity: AppEntity>(
        _ type: Entity.Type, _ body: @Sendable (Entity.DefaultQuery) async throws -> [Entity]
    ) async throws -> [Entity] {
        try await scoped {
            let query = type.defaultQuery
            try await loadDependencies(of: query)
            return try await body(query)
        }
    }
}
