import IntentsModel

/// Makes the values of a query's conditions what the properties are declared as: people write all of them as text.
package struct ConditionConverter: Sendable {
    private let entity: EntityDescription
    private let run: ActionRun

    /// - Parameters:
    ///   - entity: the type whose properties are compared.
    ///   - metadata: the app's, for the cases of its enums.
    package init(
        _ entity: EntityDescription, metadata: AppMetadata, localizer: any TextLocalizer = SourceTexts(), locale: String
    ) {
        self.entity = entity
        // Conversion belongs to the parameters of a run; here it is one that is never performed.
        let action = ActionDescription(
            identifier: entity.identifier, fullyQualifiedTypeName: entity.fullyQualifiedTypeName,
            title: entity.display.title)
        run = ActionRun(
            action: action, metadata: metadata, services: NoServices(), localizer: localizer,
            context: RunContext(locale: locale), runID: "")
    }

    /// The request with converted values.
    /// - Parameters:
    ///   - query: the app's property query, when that compares: what cannot be converted is left for its comparators, which may
    ///     have resolvers for it. Nil where the system compares.
    /// - Throws: a `RunError` that names property, type and value.
    package func convert(_ find: FindRequest, comparedBy query: QueryDescription?) async throws(RunError) -> FindRequest
    {
        var converted = find
        converted.conditions = []
        for condition in find.conditions {
            do throws(RunError) {
                converted.conditions += try await convert(condition, query, matchesAll: find.matchesAll)
            } catch {
                guard query != nil else { throw error }
                converted.conditions.append(condition)
            }
        }
        return converted
    }

    private func convert(
        _ condition: FindCondition, _ query: QueryDescription?, matchesAll: Bool
    ) async throws(RunError) -> [FindCondition] {
        // The app says itself which properties it has: some are those of an entity in the entity.
        guard let property = entity.properties.first(where: { $0.name == condition.property }) else {
            return [condition]
        }
        if query == nil { try refuseSearching(property, by: condition.comparator) }
        guard let type = property.valueType.compared(by: condition.comparator) else { return [condition] }
        if case .primitive(.date) = type {
            if let spans = converter(of: property, as: type).spans(condition.values) {
                return spans.conditions(condition, query, matchesAll: matchesAll)
            }
        }
        var condition = condition
        for (index, value) in condition.values.enumerated() {
            condition.values[index] = try await convert(value, to: type, of: property)
        }
        return [condition]
    }

    /// Numbers, dates and the like have no text to look for anything in: nothing would ever be found.
    private func refuseSearching(_ property: PropertyDescription, by comparator: String) throws(RunError) {
        guard let words = property.valueType.refusal(of: comparator) else { return }
        throw RunError(
            .invalidValue,
            "\(entity.identifier) cannot compare “\(property.name)” with “\(words.comparator)”; it is of the type "
                + "\(property.valueType.displayName), and only \(words.reason). Use \(words.others).")
    }

    private func converter(of property: PropertyDescription, as type: ValueType) -> ValueConverter {
        let parameter = ParameterDescription(name: property.name, title: property.title, valueType: type)
        return ValueConverter(run: run, parameter: parameter)
    }

    private func convert(
        _ value: IntentValue, to type: ValueType, of property: PropertyDescription
    ) async throws(RunError) -> IntentValue {
        do {
            return try await converter(of: property, as: type).convert(value)
        } catch {
            let reason = (error as? ConversionProblem)?.message ?? "\(error)"
            throw RunError(
                .invalidValue,
                "\(entity.identifier) cannot compare “\(property.name)” with \(value.spelling); it is of the type "
                    + "\(property.valueType.displayName). \(reason)")
        }
    }
}

extension ValueType {
    /// The type of what a property of this type is compared with; nil where any text may be compared.
    fileprivate func compared(by comparator: String) -> ValueType? {
        switch self {
        case .array(let member):
            guard let element = member.compared(by: "equalTo") else { return nil }
            return comparator == "contains" ? element : .array(element)
        case .primitive(.url), .linkEnumeration:
            return ["contains", "hasPrefix", "hasSuffix"].contains(comparator) ? nil : self
        case .primitive(.bool), .primitive(.int), .primitive(.double), .primitive(.date), .primitive(.dateComponents),
            .primitive(.duration), .primitive(.currencyAmount), .measurement:
            return self
        case .primitive, .entity, .union: return nil
        }
    }
}

extension ValueType {
    /// Why a comparator finds nothing in values of this type, and which do; nil when it may find something.
    fileprivate func refusal(of comparator: String) -> (comparator: String, reason: String, others: String)? {
        let verbs = ["contains": "contain", "hasPrefix": "begin with", "hasSuffix": "end with"]
        let names = ["contains": "contains", "hasPrefix": "begins with", "hasSuffix": "ends with"]
        guard let verb = verbs[comparator], let name = names[comparator] else { return nil }
        switch self {
        case .primitive(.bool): return (name, "texts \(verb) something", "is or is not")
        case .primitive(.int), .primitive(.double), .primitive(.date), .primitive(.dateComponents),
            .primitive(.duration),
            .primitive(.currencyAmount), .measurement:
            return (name, "texts \(verb) something", "is, is not, <, <=, >, >= or between")
        case .array where comparator != "contains": return (name, "texts \(verb) something", "contains, is or is not")
        default: return nil
        }
    }
}

/// There is no app yet when conditions are converted; what would need one is not converted.
private struct NoServices: AppServices {
    func entities(_ request: EntityRequest) async throws -> EntityPage { throw unavailable }
    func options(_ request: OptionsRequest) async throws -> OptionsReply { throw unavailable }
    func perform(_ request: PerformRequest) async throws -> PerformReply { throw unavailable }

    private var unavailable: RunError { RunError(.unavailable, "A condition is converted without the app.") }
}
