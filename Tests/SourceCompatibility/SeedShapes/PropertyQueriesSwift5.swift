import AppIntents

struct CoinEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Coin"
    static var defaultQuery = CoinQuery()

    var id: Int
    @Property(title: "Metal") var metal: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(metal)") }
}

struct CoinQuery: EntityQuery {
    func entities(for identifiers: [CoinEntity.ID]) async throws -> [CoinEntity] { [] }
}

extension CoinQuery: EntityPropertyQuery {
    // Stored and mutable, which only this mode accepts; empty builders too.
    static var properties = QueryProperties {
    }

    static var sortingOptions = SortingOptions {
    }

    func entities(
        matching comparators: [Predicate<CoinEntity>],
        mode: ComparatorMode,
        sortedBy: [Sort<CoinEntity>],
        limit: Int?
    ) async throws -> [CoinEntity] {
        []
    }
}
