import Foundation
import IntentsModel
import IntentsResolution
import PlatformFoundation

extension IntentService {
    package func entities(_ request: EntityRequest) async throws -> EntityPage {
        let query = try query(for: request)
        let locale = Locale(identifier: request.locale)
        return try await LocalizationScope.$locale.withValue(locale) {
            do {
                try await loadDependencies(of: query)
                return try await query.page(
                    request.selection, in: locale, includingProperties: request.includesProperties)
            } catch let error as RunError {
                throw error
            } catch {
                throw RunError(thrown: error, locale: locale)
            }
        }
    }

    private func query(for request: EntityRequest) throws -> any EntityQuery {
        if let identifier = request.query {
            guard let type = registry.queries[identifier] else { throw missing("query", identifier) }
            return type.init()
        }
        guard let type = registry.entities[request.entityType] else { throw missing("entity", request.entityType) }
        return type.defaultQuery
    }

    private func missing(_ kind: String, _ identifier: String) -> RunError {
        RunError(
            .typeNotInProcess,
            "This program has no \(kind) “\(identifier)”: its metadata names one that its code does not hold. "
                + "Build and install the app again.")
    }
}

extension EntityQuery {
    /// What the query answers to one selection, with display texts in the language of `locale`.
    fileprivate func page(
        _ selection: EntitySelection, in locale: Locale, includingProperties: Bool
    ) async throws -> EntityPage {
        let collection = try await collection(for: selection)
        return EntityPage(
            promptLabel: collection.promptLabel?.string(in: locale),
            sections: collection.sections(in: locale, includingProperties: includingProperties))
    }

    private func collection(for selection: EntitySelection) async throws -> any ResultsCollection {
        switch selection {
        case .identifiers(let texts): return try await found(identifiedBy: texts)
        case .suggested: return try await suggestedEntities()
        case .matching(let text):
            guard let query = self as? any EntityStringQuery else {
                throw unable("search by text", adopting: "EntityStringQuery")
            }
            return try await query.entities(matching: text)
        case .all:
            guard let query = self as? any EnumerableEntityQuery else {
                throw unable("list all entities", adopting: "EnumerableEntityQuery")
            }
            return try await query.allEntities()
        case .find: throw unable("find by properties", adopting: "EntityPropertyQuery")
        }
    }

    private func unable(_ ability: String, adopting protocolName: String) -> RunError {
        RunError(.unavailable, "\(Self.self) cannot \(ability): it does not adopt \(protocolName).")
    }
}

extension ResultsCollection {
    fileprivate func sections(in locale: Locale, includingProperties: Bool) -> [EntitySection] {
        __sections.map { section in
            EntitySection(
                title: section.title?.string(in: locale),
                entities: section.items.compactMap { $0.entity(in: locale, includingProperties: includingProperties) })
        }
    }
}

extension IntentItem {
    /// The item as an entity, with the item's own display where it has one.
    fileprivate func entity(in locale: Locale, includingProperties: Bool) -> EntityValue? {
        guard case .entity(var entity) = value.__intentValue(in: locale, properties: includingProperties) else {
            return nil
        }
        if let display { entity.display = display.value(in: locale) }
        return entity
    }
}
