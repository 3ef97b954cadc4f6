import FoundationEssentials
import IntentsLink
import IntentsModel

/// The apps' own part of the index: what they put there stays until they, its expiry or the app's removal take it away.
extension Spotlight {
    /// Items that one app may have, in all its indexes.
    static let itemsPerApp = 10_000
    /// Bytes that one item may have.
    static let itemSize = 256 << 10

    func change(_ request: SearchIndexRequest, by app: String) async throws -> SearchIndexReply {
        let now = Date().timeIntervalSince1970
        let index = request.indexName ?? ""
        do {
            return try await store.write(.normal) { database in
                try database.deleteItems(expiredBy: now)
                return try Self.carryOut(request.change, on: index, by: app, at: now, in: database)
            }
        } catch let refusal as SearchIndexReply.Refusal {
            return SearchIndexReply(refusal: refusal)
        }
    }

    private static func carryOut(
        _ change: SearchIndexRequest.Change, on index: String, by app: String, at time: Double, in database: Database
    ) throws -> SearchIndexReply {
        switch change {
        case .index(let items):
            let donation = ItemDonation(app: app, index: index, time: time)
            return SearchIndexReply(warnings: try donation.put(items, in: database))
        case .delete(let identifiers): try database.deleteItems(of: app, in: index, identifiers: identifiers)
        case .deleteDomains(let domains): try database.deleteItems(of: app, in: index, domains: domains)
        case .deleteEntities(let type, let identifiers):
            try database.deleteItems(of: app, in: index, entityType: type, identifiers: identifiers)
        case .deleteAll: try database.deleteAllItems(of: app, in: index)
        }
        return SearchIndexReply()
    }

    /// What apps have put into the index.
    func items(_ request: ListIndexRequest, of app: String?) async throws -> [IndexedItem] {
        let limit = min(max(request.limit, 0), 10_000)
        let now = Date().timeIntervalSince1970
        return try await store.write(.normal) { database in
            try database.deleteItems(expiredBy: now)
            guard let text = request.text else { return try database.items(of: app, limit: limit) }
            guard let query = SearchQuery(text) else { return [] }
            return try database.items(of: app, matching: query, limit: limit)
        }
    }
}

extension SearchIndexReply.Refusal: Error {}

/// Items on their way into the index: what it throws takes all of them back.
private struct ItemDonation {
    let app: String
    let index: String
    let time: Double

    /// - Returns: what the app should know of the items.
    func put(_ items: [SearchableItemValue], in database: Database) throws -> [String] {
        var warnings: [String] = []
        for given in items {
            let item = try merged(given, in: database)
            try check(item)
            try database.put(item, of: app, in: index, at: time)
            if let warning = try warning(about: item, in: database) { warnings.append(warning) }
        }
        let count = try database.itemCount(of: app)
        guard count <= Spotlight.itemsPerApp else {
            throw SearchIndexReply.Refusal(
                .quotaExceeded,
                "\(app) may have \(Spotlight.itemsPerApp) items in the search index, and these would make it \(count): delete"
                    + " some first.")
        }
        return warnings
    }

    private func merged(_ item: SearchableItemValue, in database: Database) throws -> SearchableItemValue {
        guard item.isUpdate, let known = try database.item(item.identifier, of: app, in: index) else { return item }
        return known.updated(by: item)
    }

    private func check(_ item: SearchableItemValue) throws {
        let size = try JSONEncoder().encode(item).count
        guard size <= Spotlight.itemSize else {
            throw SearchIndexReply.Refusal(
                .invalidItem,
                "The item “\(item.identifier)” has \(size) bytes of attributes, and an item may have"
                    + " \(Spotlight.itemSize): leave out texts or pictures.")
        }
    }

    private func warning(about item: SearchableItemValue, in database: Database) throws -> String? {
        let text = IndexedText(of: item)
        let name = item.entity.map { "The entity \($0.typeName)/\($0.identifier)" } ?? "The item “\(item.identifier)”"
        guard !text.isEmpty else {
            return "\(name) has no text, so nobody finds it: give it a title or keywords."
        }
        guard !text.title.isEmpty else { return nil }
        let twin: String?
        if item.entity == nil {
            twin = try database.entity(called: text.title, beside: item, of: app)
                .map { "the entity \($0.typeName)/\($0.identifier)" }
        } else {
            twin = try database.plainItem(called: text.title, of: app).map { "the item “\($0)”" }
        }
        return twin.map {
            "\(name) and \($0) are both called “\(text.title)” and are found as two things: if they are one, call"
                + " associateAppEntity(_:priority:) on the item."
        }
    }
}
