import IntentsModel

/// Finds the entities of one type that values or texts name.
struct EntityLookup<Entity: AppEntity> {
    private let query: any EntityQuery

    /// - Parameter query: used instead of the default query when it finds entities of this type.
    init(_ query: (any EntityQuery)?) {
        self.query = query.flatMap { $0.finds(Entity.self) ? $0 : nil } ?? Entity.defaultQuery
    }

    /// The entities in the order of their identifiers.
    /// - Throws: a `RunError` that names every identifier without an entity.
    func entities(_ texts: [String]) async throws -> [Entity] {
        let found = try await known(texts)
        let missing = texts.filter { found[$0] == nil }
        guard missing.isEmpty else { throw notFound(missing) }
        return texts.compactMap { found[$0] }
    }

    /// The entities of those identifiers that still exist, in the query's order.
    /// - Throws: what the query throws.
    func existing(_ identifiers: [Entity.ID]) async throws -> [Entity] {
        try await query.found(identifiedBy: identifiers.map(\.entityIdentifierString)) as? [Entity] ?? []
    }

    private func known(_ texts: [String]) async throws -> [String: Entity] {
        let found = try await query.found(identifiedBy: texts) as? [Entity] ?? []
        return Dictionary(found.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private var typeName: String { Entity.typeDisplayRepresentation.name.string(in: LocalizationScope.current) }

    private func notFound(_ texts: [String]) -> RunError {
        let names = texts.map { "“\($0)”" }.joined(separator: ", ")
        return RunError(.entityNotFound, "There is no \(typeName) \(names).")
    }
}
