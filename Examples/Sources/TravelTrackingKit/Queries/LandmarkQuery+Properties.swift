import AppIntents

/// Finds landmarks by their properties, in an order and up to a limit.
extension LandmarkQuery: EntityPropertyQuery {
    public static let properties = QueryProperties {
        Property(\LandmarkEntity.$name) {
            EqualToComparator { name in LandmarkCondition { $0.name.isSame(as: name) } }
            NotEqualToComparator { name in LandmarkCondition { !$0.name.isSame(as: name) } }
            ContainsComparator { words in LandmarkCondition { $0.name.holds(words) } }
            HasPrefixComparator { words in LandmarkCondition { $0.name.begins(with: words) } }
        }
        Property(\LandmarkEntity.$country) {
            EqualToComparator { country in LandmarkCondition { $0.country.isSame(as: country) } }
        }
        Property(\LandmarkEntity.$continent) {
            EqualToComparator { continent in LandmarkCondition { $0.continent.isSame(as: continent) } }
        }
        Property(\LandmarkEntity.$latitude) {
            GreaterThanComparator { limit in LandmarkCondition { $0.latitude > limit } }
            LessThanComparator { limit in LandmarkCondition { $0.latitude < limit } }
            GreaterThanOrEqualToComparator { limit in LandmarkCondition { $0.latitude >= limit } }
            LessThanOrEqualToComparator { limit in LandmarkCondition { $0.latitude <= limit } }
            IsBetweenComparator { low, high in LandmarkCondition { $0.latitude >= low && $0.latitude <= high } }
        }
        Property(\LandmarkEntity.$longitude) {
            GreaterThanComparator { limit in LandmarkCondition { $0.longitude > limit } }
            LessThanComparator { limit in LandmarkCondition { $0.longitude < limit } }
            GreaterThanOrEqualToComparator { limit in LandmarkCondition { $0.longitude >= limit } }
            LessThanOrEqualToComparator { limit in LandmarkCondition { $0.longitude <= limit } }
            IsBetweenComparator { low, high in LandmarkCondition { $0.longitude >= low && $0.longitude <= high } }
        }
    }

    public static let sortingOptions = SortingOptions {
        SortableBy(\LandmarkEntity.$name)
        SortableBy(\LandmarkEntity.$country)
        SortableBy(\LandmarkEntity.$latitude)
    }

    public func entities(
        matching comparators: [LandmarkCondition], mode: ComparatorMode, sortedBy: [Sort<LandmarkEntity>],
        limit: Int?
    ) async throws -> [LandmarkEntity] {
        let found = modelData.landmarks.map(LandmarkEntity.init).filter { entity in
            switch mode {
            case .and: comparators.allSatisfy { $0.isMet(entity) }
            case .or: comparators.isEmpty || comparators.contains { $0.isMet(entity) }
            }
        }
        let sorted = found.sorted { LandmarkOrder(criteria: sortedBy).areInOrder($0, $1) }
        return Array(sorted.prefix(limit ?? sorted.count))
    }
}

/// The order that a query asks for; equal landmarks are ordered by identifier.
private struct LandmarkOrder {
    var criteria: [EntityQuerySort<LandmarkEntity>]

    func areInOrder(_ first: LandmarkEntity, _ second: LandmarkEntity) -> Bool {
        for criterion in criteria {
            let order = compare(first, second, by: criterion.by)
            guard order != .orderedSame else { continue }
            return (order == .orderedAscending) == (criterion.order == .ascending)
        }
        return first.id < second.id
    }

    private func compare(
        _ first: LandmarkEntity, _ second: LandmarkEntity, by property: PartialKeyPath<LandmarkEntity>
    ) -> ComparisonResult {
        switch property {
        case \.$country: first.country.localizedStandardCompare(second.country)
        case \.$latitude: compare(first.latitude, second.latitude)
        default: first.name.localizedStandardCompare(second.name)
        }
    }

    private func compare(_ first: Double, _ second: Double) -> ComparisonResult {
        first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}
