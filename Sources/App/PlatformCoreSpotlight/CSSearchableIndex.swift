import IntentsModel

/// The app's part of the system's search index (inventory §2.14).
///
/// The index itself is a part of the system, not of this process: every call is handed to the link that the process has, and
/// is done when it returns. In a program that belongs to no app every call throws `CSIndexError` at once, with the code
/// `indexUnavailableError`, so that no item is believed to be found that is not.
public final class CSSearchableIndex: Sendable {
    private let name: String?
    private static let shared = CSSearchableIndex(named: nil)

    private init(named name: String?) { self.name = name }

    /// Opens the index of a name.
    public convenience init(name: String) { self.init(named: name) }

    /// Opens the index of a name.
    /// - Parameters:
    ///   - name: The index's name.
    ///   - protectionClass: When the files may be read; Linux has no such classes, the folder's owner alone reads them.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(named: name) }

    /// The app's default index.
    public class func `default`() -> CSSearchableIndex { shared }

    /// Whether a search index is connected.
    public class func isIndexingAvailable() -> Bool { SearchIndexConnection.isAvailable }

    /// Adds items, or replaces those with the same identifiers.
    ///
    /// - Throws: `CSIndexError` when there is no index or it refuses the items.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        for batch in Self.batches(of: await Self.snapshots(of: items)) { try await perform(.index(batch)) }
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

    /// Removes what stands for entities of a type; for all of them without identifiers.
    package func deleteEntities(ofType typeName: String, identifiers: [String]?) async throws {
        try await perform(.deleteEntities(typeName: typeName, identifiers: identifiers))
    }

    func perform(_ change: SearchIndexRequest.Change) async throws {
        try await SearchIndexConnection.current.perform(SearchIndexRequest(indexName: name, change: change))
    }

    private static func snapshots(of items: [CSSearchableItem]) async -> [SearchableItemValue] {
        var values: [SearchableItemValue] = []
        for item in items {
            var value = item.snapshot
            // What has to be waited for is asked now; what the item says itself stays.
            if let load = item.attributeSet.deferredAttributes {
                value.attributes.merge(await load()) { mine, _ in mine }
            }
            values.append(value)
        }
        return values
    }

    /// As many items as one message carries, whatever pictures they have.
    private static func batches(of items: [SearchableItemValue]) -> [[SearchableItemValue]] {
        var batches: [[SearchableItemValue]] = []
        var room = 0
        for item in items {
            let size = 1024 + item.attributes.values.reduce(0) { $0 + $1.byteCount }
            if size > room || batches.isEmpty {
                batches.append([])
                room = 2 << 20
            }
            room -= size
            batches[batches.count - 1].append(item)
        }
        return batches
    }
}

extension AttributeValue {
    fileprivate var byteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .texts(let texts): texts.reduce(0) { $0 + $1.utf8.count }
        case .data(let data): data.count
        case .number, .date, .url: 64
        }
    }
}
