import IntentsModel
import IntentsResolution

/// What a module above the host does for the system: the host finds the conforming type by the conformance walk and
/// hands it every request of the link, so that nothing here calls up.
///
/// `AppIntents` conforms with the service that creates, fills and performs intents and runs queries.
package protocol HostService: AppServices {
    /// Makes the process's one service.
    init()

    /// Takes back what a run did.
    /// - Throws: a `RunError` when that is not possible.
    func undo(_ runID: String) async throws

    /// Gives entities to the search index again.
    /// - Throws: what kept a query from doing so.
    func refreshIndex(_ refresh: IndexRefresh) async throws -> RefreshedIndex
}

extension HostService {
    package func undo(_ runID: String) async throws {
        throw RunError(.unavailable, "This program takes nothing back.")
    }

    package func refreshIndex(_ refresh: IndexRefresh) async throws -> RefreshedIndex {
        RefreshedIndex(entityTypes: [])
    }
}
