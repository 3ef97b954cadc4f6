import IntentsModel

/// Carries out a find request with the app's own property query.
struct PropertyFind<Query: EntityPropertyQuery> {
    let query: Query
    let request: FindRequest

    func result() async throws -> Query.Result {
        try await loadDependencies(of: query)
        guard !request.conditions.isEmpty || !request.sort.isEmpty else { return try await all(limit: request.limit) }
        // Names come from an entity; without any entity there is nothing to find either.
        guard let sample = try await all(limit: 1).items.first else { return .empty }
        var comparators: [Query.ComparatorMappingType] = []
        for condition in request.conditions { comparators.append(try await comparator(for: condition, sample)) }
        return try await query.entities(
            matching: comparators, mode: request.matchesAll ? .and : .or,
            sortedBy: request.sort.map { try sort(for: $0, sample) }, limit: request.limit)
    }

    private func all(limit: Int?) async throws -> Query.Result {
        try await query.entities(matching: [], mode: .and, sortedBy: [], limit: limit)
    }

    private func comparator(
        for condition: FindCondition, _ sample: Query.Entity
    ) async throws -> Query.ComparatorMappingType {
        let known = Query.properties.declarations.compactMap { declaration in
            declaration.name(in: sample).map { (name: $0, comparators: declaration.comparators) }
        }
        let matching = known.filter { $0.name == condition.property }.flatMap(\.comparators)
        guard !matching.isEmpty else {
            throw refusal("cannot compare “\(condition.property)”; it compares \(list(known.map(\.name)))")
        }
        guard let comparator = matching.first(where: { $0.operation.rawValue == condition.comparator }) else {
            let operators = matching.map(\.operation.rawValue)
            throw refusal(
                "cannot compare “\(condition.property)” with \(condition.comparator); it can with \(list(operators))")
        }
        let count = comparator.operation.operandCount
        guard condition.values.count == count else {
            throw refusal(
                "compares “\(condition.property)” by \(condition.comparator) with \(count) \(count == 1 ? "value" : "values"), "
                    + "not \(condition.values.count)")
        }
        do {
            return try await comparator.map(condition.values)
        } catch let error as RunError where [.badOutput, .invalidValue].contains(error.code) {
            throw refusal(
                "cannot compare “\(condition.property)” with \(list(condition.values.map(\.plainDescription))); it is of the type "
                    + (comparator.valueType?.displayName ?? "\(Query.Entity.self)"))
        }
    }

    private func sort(for criterion: FindSort, _ sample: Query.Entity) throws -> EntityQuerySort<Query.Entity> {
        let known = Query.sortingOptions.options.compactMap { option in
            sample.name(of: option.keyPath).map { (name: $0, keyPath: option.keyPath) }
        }
        guard let option = known.first(where: { $0.name == criterion.property }) else {
            throw refusal("cannot sort by “\(criterion.property)”; it sorts by \(list(known.map(\.name)))")
        }
        return EntityQuerySort(by: option.keyPath, order: criterion.ascending ? .ascending : .descending)
    }

    private func refusal(_ what: String) -> RunError { RunError(.invalidValue, "\(Query.self) \(what).") }

    private func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}

extension EntityQueryPropertyDeclaration {
    /// The Swift name of the property.
    func name(in sample: Entity) -> String? {
        let (owner, property) = property(sample)
        return owner.name(of: property)
    }
}

extension AppEntity {
    /// The Swift name of the property that a key path such as `\.$name` leads to.
    ///
    /// Key paths hold no names; but the wrapper is an object, so the one a key path reaches is the one reflection names.
    package func name(of keyPath: AnyKeyPath) -> String? {
        (self[keyPath: keyPath] as? any ErasedProperty).flatMap { name(of: $0) }
    }

    func name(of property: any ErasedProperty) -> String? {
        property.facts.identifier ?? namedProperties.first { $0.property === property }?.name
    }
}
