import IntentsHost
import IntentsModel

/// How the framework calls an app's query: with its dependencies loaded, and answered in the most fitting way it can.
extension EntityQuery {
    /// The entities of these identifiers; texts that are no identifiers find nothing.
    func found(identifiedBy texts: [String]) async throws -> [Entity] {
        let identifiers = texts.compactMap { Entity.ID.entityIdentifier(for: $0) }
        guard !identifiers.isEmpty else { return [] }
        try await loadDependencies(of: self)
        return try await entities(for: identifiers)
    }

    /// The entities that a text may mean: by the string query, else by the titles of all or suggested entities.
    ///
    /// One that is called exactly so beats others that the query also found.
    func found(matching text: String) async throws -> [Entity] {
        try await loadDependencies(of: self)
        let candidates = try await candidates(for: text)
        let named = candidates.filter { $0.isCalled(text) }
        return named.count == 1 || !(self is any EntityStringQuery) ? named : candidates
    }

    private func candidates(for text: String) async throws -> [Entity] {
        if let query = self as? any EntityStringQuery {
            return try await query.items(matching: text) as? [Entity] ?? []
        }
        if let query = self as? any EnumerableEntityQuery { return try await query.allItems() as? [Entity] ?? [] }
        return try await suggestedEntities().items
    }
}

extension EntityStringQuery {
    func items(matching text: String) async throws -> [Entity] { try await entities(matching: text).items }
}

extension EnumerableEntityQuery {
    func allItems() async throws -> [Entity] { try await allEntities().items }
}

extension AppEntity {
    /// Whether a text is the title or a synonym.
    fileprivate func isCalled(_ text: String) -> Bool {
        let shown = displayRepresentation.value(in: RunScope.locale)
        return ([shown.title] + shown.synonyms).contains { $0.isSame(as: text) }
    }
}
