import AppIntents

/// A query that adopts every protocol at once, and maps comparisons to predicates.
struct PlantFinder: EntityStringQuery, EnumerableEntityQuery, EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\.$name) {
            EqualToComparator { name in Filter { $0.name.isSame(as: name) } }
            NotEqualToComparator { name in Filter { !$0.name.isSame(as: name) } }
            ContainsComparator { part in Filter { $0.name.localizedStandardContains(part) } }
            HasPrefixComparator { part in Filter { $0.name.lowercased().hasPrefix(part.lowercased()) } }
            HasSuffixComparator { part in Filter { $0.name.lowercased().hasSuffix(part.lowercased()) } }
        }
        Property(\.$height) {
            LessThanComparator { height in Filter { $0.height < height } }
            GreaterThanComparator { height in Filter { $0.height > height } }
            LessThanOrEqualToComparator { height in Filter { $0.height <= height } }
            GreaterThanOrEqualToComparator { height in Filter { $0.height >= height } }
            IsBetweenComparator { lower, upper in Filter { lower <= $0.height && $0.height <= upper } }
        }
        Property(\.$note) {
            EqualToComparator { note in Filter { $0.note?.isSame(as: note) ?? false } }
            ContainsComparator(withResolvers: { StringFromIntResolver() }) { part in
                Filter { $0.note?.localizedStandardContains(part) ?? false }
            }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\.$name)
        SortableBy(\.$height)
    }

    static let findIntentDescription: IntentDescription? = IntentDescription("Finds plants")

    /// An app's own type for what a comparison becomes.
    struct Filter: Sendable {
        let holds: @Sendable (Plant) -> Bool
        init(_ holds: @escaping @Sendable (Plant) -> Bool) { self.holds = holds }
    }

    var plants = Garden.plants

    init() {}
    init(_ plants: [Plant]) { self.plants = plants }

    func entities(for ids: [Int]) async throws -> [Plant] { plants.filter { ids.contains($0.id) } }

    func entities(matching string: String) async throws -> [Plant] { plants.filter { $0.name == string } }

    func allEntities() async throws -> [Plant] { plants }

    func entities(
        matching comparators: [Filter], mode: ComparatorMode, sortedBy: [Sort<Plant>], limit: Int?
    ) async throws -> [Plant] {
        let found = plants.filter { plant in
            guard !comparators.isEmpty else { return true }
            let results = comparators.map { $0.holds(plant) }
            return mode == .and ? results.allSatisfy { $0 } : results.contains(true)
        }
        let sorted = found.enumerated().sorted { one, two in
            for sort in sortedBy {
                switch sort.by {
                case \.$name:
                    let order = one.element.name.localizedStandardCompare(two.element.name)
                    if order != .orderedSame { return (order == .orderedAscending) == (sort.order == .ascending) }
                case \.$height:
                    if one.element.height != two.element.height {
                        return (one.element.height < two.element.height) == (sort.order == .ascending)
                    }
                default: break
                }
            }
            return one.offset < two.offset
        }
        .map(\.element)
        return limit.map { Array(sorted.prefix($0)) } ?? sorted
    }
}

extension String {
    func isSame(as other: String) -> Bool {
        compare(other, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) == .orderedSame
    }
}
