import AppIntents

struct StampEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stamp"
    static let defaultQuery = StampQuery()

    var id: Int
    @Property(title: "Country") var country: String
    @Property(title: "Year") var year: Int

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(country)") }
}

struct StampQuery: EntityQuery {
    func entities(for identifiers: [StampEntity.ID]) async throws -> [StampEntity] { [] }
}

extension StampQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\StampEntity.$country) {
            EqualToComparator { country in #Predicate<StampEntity> { $0.country == country } }
            ContainsComparator { country in #Predicate<StampEntity> { $0.country.contains(country) } }
        }
        Property(\StampEntity.$year) {
            LessThanComparator { year in #Predicate<StampEntity> { $0.year < year } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\StampEntity.$country)
        SortableBy(\StampEntity.$year)
    }

    func entities(
        matching comparators: [Predicate<StampEntity>],
        mode: ComparatorMode,
        sortedBy: [Sort<StampEntity>],
        limit: Int?
    ) async throws -> [StampEntity] {
        _ = mode == .and
        for sort in sortedBy {
            switch sort.by {
            case \.$country: _ = sort.order == .ascending
            default: break
            }
        }
        return Array([].prefix(limit ?? 10))
    }
}
