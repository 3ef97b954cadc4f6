import IntentsHost
import IntentsModel
import IntentsResolution

/// Answers the system's requests for entities with the app's queries.
package enum QueryRunner {
    /// The entities that a request is for.
    /// - Parameters:
    ///   - request: which entities are wanted.
    ///   - query: the query that the request names, or the type's default one.
    /// - Throws: a `RunError`, or what the app's query throws.
    package static func page(for request: EntityRequest, query: some EntityQuery) async throws -> EntityPage {
        try await query.page(for: request)
    }
}

extension EntityQuery {
    /// Whether the query finds entities of a type.
    func finds(_ type: Any.Type) -> Bool { Entity.self == type }

    fileprivate func page(for request: EntityRequest) async throws -> EntityPage {
        let page = PageMaker(request)
        switch request.selection {
        case .identifiers(let texts): return try await page.page(of: found(identifiedBy: texts))
        case .matching(let text):
            guard let query = self as? any EntityStringQuery else {
                throw RunError(
                    .unavailable, "\(Self.self) cannot search by text: adopt EntityStringQuery.")
            }
            return try await query.page(matching: text, page)
        case .suggested:
            try await loadDependencies(of: self)
            return try await page.page(of: suggestedEntities())
        case .all: return try await found(FindRequest(conditions: []), page)
        case .find(let find): return try await found(find, page)
        }
    }

    private func found(_ find: FindRequest, _ page: PageMaker) async throws -> EntityPage {
        if let query = self as? any EntityPropertyQuery { return try await query.page(finding: find, page) }
        if let query = self as? any EnumerableEntityQuery { return try await query.page(finding: find, page) }
        throw RunError(
            .unavailable,
            "\(Self.self) can neither list nor filter all entities: adopt EnumerableEntityQuery or EntityPropertyQuery."
        )
    }
}

extension EntityStringQuery {
    fileprivate func page(matching text: String, _ page: PageMaker) async throws -> EntityPage {
        try await loadDependencies(of: self)
        return try await page.page(of: entities(matching: text))
    }
}

extension EntityPropertyQuery {
    fileprivate func page(finding request: FindRequest, _ page: PageMaker) async throws -> EntityPage {
        // Enumeration is the plainer way to get everything, where a query offers both.
        if request == FindRequest(conditions: []), let query = self as? any EnumerableEntityQuery {
            return try await query.page(finding: request, page)
        }
        return try await page.page(of: PropertyFind(query: self, request: request).result())
    }
}

extension EnumerableEntityQuery {
    fileprivate func page(finding request: FindRequest, _ page: PageMaker) async throws -> EntityPage {
        try await loadDependencies(of: self)
        let all = try await allEntities()
        guard request != FindRequest(conditions: []) else { return try await page.page(of: all) }
        return try await page.page(of: MemoryFind(request: request, locale: page.locale).filter(all.items))
    }
}

/// Turns what a query returned into the reply.
private struct PageMaker {
    let locale: Locale
    private let includesDeferred: Bool
    private let name: NamedEntities?

    init(_ request: EntityRequest) {
        locale = Locale(identifier: request.locale)
        includesDeferred = request.includesProperties
        name = request.name.map { NamedEntities($0) }
    }

    func page<Results: ResultsCollection>(of results: Results) async throws -> EntityPage
    where Results.Result: AppEntity {
        var sections: [EntitySection] = []
        for section in results.__sections {
            var entities: [EntityValue] = []
            for item in wanted(section.items) { entities.append(try await value(of: item)) }
            sections.append(EntitySection(title: section.title?.string(in: locale), entities: entities))
        }
        return EntityPage(promptLabel: results.promptLabel?.string(in: locale), sections: sections)
    }

    /// The items to send: of many, those that can be meant by the name, whose properties alone are then read.
    private func wanted<Entity: AppEntity>(_ items: [IntentItem<Entity>]) -> [IntentItem<Entity>] {
        guard let name else { return items }
        return name.namedOrNear(among: items.map { ($0, display(of: $0)) }, display: \.1).map(\.0)
    }

    private func display<Entity: AppEntity>(of item: IntentItem<Entity>) -> DisplayValue {
        (item.display ?? item.value.displayRepresentation).value(in: locale)
    }

    private func value<Entity: AppEntity>(of item: IntentItem<Entity>) async throws -> EntityValue {
        var value =
            includesDeferred
            ? try await item.value.completeSnapshot(in: locale)
            : item.value.snapshot(in: locale, properties: item.value.propertyValues(in: locale))
        if let display = item.display { value.display = display.value(in: locale) }
        return value
    }
}
