import Foundation
import IntentsModel
import PlatformCoreSpotlight

extension IntentService {
    package func refreshIndex(_ refresh: IndexRefresh) async throws -> RefreshedIndex {
        var done: Set<String> = []
        for type in registry.queries.sorted(by: { $0.key < $1.key }).map(\.value) {
            guard let type = type as? any IndexedEntityQuery.Type else { continue }
            if let name = try await refresh.carryOut(with: type) { done.insert(name) }
        }
        return RefreshedIndex(entityTypes: done.sorted())
    }
}

extension IndexRefresh {
    /// Lets one query give its entities to the index again.
    /// - Returns: the name of the entity type; nil when the query is not meant.
    fileprivate func carryOut<Query: IndexedEntityQuery>(with type: Query.Type) async throws -> String? {
        let name = Query.Entity.persistentIdentifier
        guard entityType == nil || entityType == name else { return nil }
        let query = type.init()
        let index = CSSearchableIndexDescription(name: nil)
        do {
            try await loadDependencies(of: query)
            if let identifiers {
                try await query.reindexEntities(
                    for: identifiers.compactMap(Query.Entity.ID.entityIdentifier(for:)), indexDescription: index)
            } else {
                try await query.reindexAllEntities(indexDescription: index)
            }
        } catch let error as RunError {
            throw error
        } catch {
            throw RunError(thrown: error, locale: Locale(identifier: "en"))
        }
        return name
    }
}
