import IntentsModel

/// Carries out a find request over entities that are all there, by their exported properties.
struct MemoryFind {
    let request: FindRequest
    let locale: Locale

    /// The entities that meet the conditions, in the wanted order and number.
    /// - Throws: a `RunError` when a property or operator is not known, or what a deferred property throws.
    func filter<Entity: AppEntity>(_ entities: [Entity]) async throws -> [Entity] {
        var rows: [Row<Entity>] = []
        for (position, entity) in entities.enumerated() {
            let row = Row(entity: entity, position: position, values: try await values(of: entity))
            if try matches(row.values) { rows.append(row) }
        }
        rows.sort(by: precedes)
        return rows.prefix(max(0, request.limit ?? rows.count)).map(\.entity)
    }

    private struct Row<Entity> {
        var entity: Entity
        /// Its place before sorting, so that equal ones keep their order.
        var position: Int
        var values: [String: IntentsModel.IntentValue]
    }

    private func values<Entity: AppEntity>(of entity: Entity) async throws -> [String: IntentsModel.IntentValue] {
        let properties = entity.namedProperties
        var values: [String: IntentsModel.IntentValue] = [:]
        for name in request.conditions.map(\.property) + request.sort.map(\.property) where values[name] == nil {
            guard let property = properties.first(where: { $0.name == name })?.property else {
                let known = properties.map(\.name).joined(separator: ", ")
                throw RunError(.invalidValue, "\(Entity.self) has no property “\(name)”; it has \(known).")
            }
            values[name] =
                property.isDeferred
                ? try await property.deferredValue(of: entity, in: locale) ?? .null
                : property.intentValue(of: entity, in: locale) ?? .null
        }
        return values
    }

    private func matches(_ values: [String: IntentsModel.IntentValue]) throws -> Bool {
        guard !request.conditions.isEmpty else { return true }
        let results = try request.conditions.map { condition in
            guard let operation = ComparisonOperator(rawValue: condition.comparator) else {
                let known = ComparisonOperator.allCases.map(\.rawValue).joined(separator: ", ")
                throw RunError(
                    .invalidValue, "There is no comparison “\(condition.comparator)”; there are \(known).")
            }
            guard condition.values.count == operation.operandCount else {
                throw RunError(
                    .invalidValue,
                    "The comparison \(operation.rawValue) of “\(condition.property)” takes \(operation.operandCount) "
                        + "values, not \(condition.values.count).")
            }
            let holds = ValueComparison(locale: locale)
                .holds(values[condition.property] ?? .null, operation, condition.values)
            return holds != (condition.isNegated ?? false)
        }
        return request.matchesAll ? results.allSatisfy { $0 } : results.contains(true)
    }

    private func precedes<Entity>(_ one: Row<Entity>, _ two: Row<Entity>) -> Bool {
        for criterion in request.sort {
            let order = ValueComparison(locale: locale)
                .order(one.values[criterion.property] ?? .null, two.values[criterion.property] ?? .null)
            if order != .orderedSame { return (order == .orderedAscending) == criterion.ascending }
        }
        return one.position < two.position
    }
}
