/// The app's part of the system's search index (inventory §2.14).
///
/// The index itself is a part of the system, not of this process: every call is handed to the connection that the
/// process has. The system's side of it comes with later work; until something is connected, every call throws
/// `CSIndexError` with the code `indexUnavailableError`, so that no item is believed to be found that is not.
public final class CSSearchableIndex: Sendable {
    private let name: String?
    private static let shared = CSSearchableIndex(named: nil)

    private init(named name: String?) { self.name = name }

    /// Opens the index of a name.
    public convenience init(name: String) { self.init(named: name) }

    /// The app's default index.
    public class func `default`() -> CSSearchableIndex { shared }

    /// Whether a search index is connected.
    public class func isIndexingAvailable() -> Bool { SearchIndexConnection.current != nil }

    /// Adds items, or replaces those with the same identifiers.
    ///
    /// - Throws: `CSIndexError` when there is no index or it refuses the items.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await perform(.index(items.map(\.snapshot)))
    }

    /// Removes items.
    ///
    /// - Throws: `CSIndexError` when there is no index or it refuses.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await perform(.delete(identifiers: identifiers))
    }

    /// Removes the items of some groups.
    ///
    /// - Throws: `CSIndexError` when there is no index or it refuses.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await perform(.deleteDomains(domainIdentifiers))
    }

    /// Removes all items of this index.
    ///
    /// - Throws: `CSIndexError` when there is no index or it refuses.
    public func deleteAllSearchableItems() async throws { try await perform(.deleteAll) }

    func perform(_ change: SearchIndexRequest.Change) async throws {
        guard let sink = SearchIndexConnection.current else {
            throw CSIndexError(
                .indexUnavailableError, "No search index is connected to this process, so nothing was indexed.")
        }
        try await sink.perform(SearchIndexRequest(indexName: name, change: change))
    }
}
