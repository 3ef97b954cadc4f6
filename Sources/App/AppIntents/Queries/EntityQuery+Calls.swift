/// How the framework calls an app's query: with its dependencies loaded.
extension EntityQuery {
    /// The entities of these identifiers; texts that are no identifiers find nothing.
    func found(identifiedBy texts: [String]) async throws -> [Entity] {
        let identifiers = texts.compactMap { Entity.ID.entityIdentifier(for: $0) }
        guard !identifiers.isEmpty else { return [] }
        try await loadDependencies(of: self)
        return try await entities(for: identifiers)
    }
}
