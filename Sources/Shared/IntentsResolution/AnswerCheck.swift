import IntentsModel

/// Whether an app answers with what its metadata promises. The code of an app is not trusted to: what it answers is shown,
/// kept, and given to other actions.
package enum AnswerCheck {
    /// Checks the entities that a query found.
    /// - Parameter type: the type that was asked for.
    package static func check(_ page: EntityPage, of type: String) throws(RunError) {
        for entity in page.sections.lazy.flatMap(\.entities) {
            guard entity.typeName == type else {
                let found = IntentValue.entity(entity).spelling
                throw RunError(
                    .badOutput, "A query for \(type) answered with \(found), which is of the type \(entity.typeName).")
            }
            try check(entity)
        }
    }

    /// Checks what `perform()` returned.
    static func check(_ result: PerformedResult, of run: ActionRun) throws(RunError) {
        guard let value = result.value else { return }
        // A result that is wanted as a file of some type is made into one.
        let isDeclared = run.context.resultType == nil
        if isDeclared, let type = run.action.output.valueType, !type.holds(value) {
            throw RunError(
                .badOutput,
                "\(run.action.identifier) is done, but its result, \(value.spelling), is not of the type that it declares, "
                    + "\(type.displayName).")
        }
        for case .entity(let entity) in value.elements { try check(entity) }
    }

    private static func check(_ entity: EntityValue) throws(RunError) {
        let count = entity.identifier.count
        guard count > EntityValue.longestIdentifier else { return }
        throw RunError(
            .badOutput,
            "The app answered with a \(entity.typeName) whose identifier has \(count) characters; it may have "
                + "\(EntityValue.longestIdentifier).")
    }
}

extension ActionRun {
    /// The entities that the app's code finds, checked.
    func entities(_ request: EntityRequest) async throws -> EntityPage {
        let page = try await services.entities(request)
        try AnswerCheck.check(page, of: request.entityType)
        return page
    }
}

extension ValueType {
    /// Whether a value is of the type, as far as its kind shows it.
    func holds(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (_, .null): true
        case (.array(let member), .array(let values)): values.allSatisfy(member.holds)
        case (.union(_, let members, _), _): members.contains { $0.holds(value) }
        case (.array, _), (_, .array): false
        case (.entity(let type), .entity(let entity)): entity.typeName == type
        case (.linkEnumeration(let type), .enumCase(let item)): item.typeName == type
        case (.entity, _), (.linkEnumeration, _), (_, .entity), (_, .enumCase): false
        case (.primitive(let type), _): type.holds(value)
        case (.measurement, .structured): true
        case (.measurement, _): false
        }
    }
}

extension PrimitiveType {
    fileprivate func holds(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (.string, .string), (.bool, .bool), (.int, .int), (.double, .double), (.double, .int), (.date, .date),
            (.url, .url), (.file, .file):
            true
        case (.string, _), (.bool, _), (.int, _), (.double, _), (.date, _), (.url, _), (.file, _), (_, .file): false
        // The others have parts, and some of them a short form.
        default: true
        }
    }
}

extension IntentValue {
    /// The elements of an array, else the value alone.
    fileprivate var elements: [IntentValue] {
        if case .array(let values) = self { return values }
        return [self]
    }
}
