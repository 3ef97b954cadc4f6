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
    /// - Parameter isAppComparing: whether what cannot be converted is left for the app's own comparators, which may have
    ///   resolvers for it.
    /// - Throws: a `RunError` that names property, type and value.
    package func convert(_ find: FindRequest, isAppComparing: Bool) async throws(RunError) -> FindRequest {
        var find = find
        for (index, condition) in find.conditions.enumerated() {
            do throws(RunError) {
                find.conditions[index] = try await convert(condition)
            } catch {
                guard isAppComparing else { throw error }
            }
        }
        return find
    }

    private func convert(_ condition: FindCondition) async throws(RunError) -> FindCondition {
        // The app says itself which properties it has: some are those of an entity in the entity.
        guard let property = entity.properties.first(where: { $0.name == condition.property }),
            let type = property.valueType.compared(by: condition.comparator)
        else { return condition }
        var condition = condition
        for (index, value) in condition.values.enumerated() {
            condition.values[index] = try await convert(value, to: type, of: property)
        }
        return condition
    }

    private func convert(
        _ value: IntentValue, to type: ValueType, of property: PropertyDescription
    ) async throws(RunError) -> IntentValue {
        let parameter = ParameterDescription(name: property.name, title: property.title, valueType: type)
        do {
            return try await ValueConverter(run: run, parameter: parameter).convert(value)
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

/// There is no app yet when conditions are converted; what would need one is not converted.
private struct NoServices: AppServices {
    func entities(_ request: EntityRequest) async throws -> EntityPage { throw unavailable }
    func options(_ request: OptionsRequest) async throws -> OptionsReply { throw unavailable }
    func perform(_ request: PerformRequest) async throws -> PerformReply { throw unavailable }

    private var unavailable: RunError { RunError(.unavailable, "A condition is converted without the app.") }
}
