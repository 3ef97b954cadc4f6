import FoundationEssentials
import IntentsLink
import IntentsModel
import IntentsStrings

/// What apps have put into the search index themselves.
extension Database {
    // MARK: Changes

    func itemCount(of app: String) throws -> Int {
        try first("SELECT count(*) FROM items WHERE app = ?", app) { $0.int(0) } ?? 0
    }

    func item(_ identifier: String, of app: String, in index: String) throws -> SearchableItemValue? {
        let blob = try first(
            "SELECT item FROM items WHERE app = ? AND index_name = ? AND identifier = ?", app, index, identifier
        ) { $0.bytes(0) }
        return try blob.map { try JSONDecoder().decode(SearchableItemValue.self, from: Data($0)) }
    }

    /// Puts an item in the place of one of the same identifier.
    func put(_ item: SearchableItemValue, of app: String, in index: String, at time: Double) throws {
        let text = IndexedText(of: item)
        try deleteItems(of: app, in: index, identifiers: [item.identifier])
        try run(
            """
            INSERT INTO items (app, index_name, identifier, domain, entity_type, entity, is_hidden, title, folded_title,
                subtitle, keywords, body, priority, expires_at, donated_at, item)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, app, index, item.identifier, item.domain, item.entity?.typeName ?? "", item.entity?.identifier ?? "",
            item.entity?.isHidden == true, text.title, text.title.folded, text.subtitle,
            text.keywords.joined(separator: "\n"), text.body, item.priority,
            item.expirationDate?.timeIntervalSince1970, time, Array(try JSONEncoder().encode(item)))
    }

    func deleteItems(of app: String, in index: String, identifiers: [String]) throws {
        for identifier in identifiers {
            try run(
                "DELETE FROM items WHERE app = ? AND index_name = ? AND identifier = ?", app, index, identifier)
        }
    }

    func deleteItems(of app: String, in index: String, domains: [String]) throws {
        for domain in domains {
            try run(
                """
                DELETE FROM items WHERE app = ? AND index_name = ?
                    AND (domain = ? OR substr(domain, 1, length(?) + 1) = ? || '.')
                """, app, index, domain, domain, domain)
        }
    }

    func deleteItems(of app: String, in index: String, entityType: String, identifiers: [String]?) throws {
        guard let identifiers else {
            return try run(
                "DELETE FROM items WHERE app = ? AND index_name = ? AND entity_type = ?", app, index, entityType)
        }
        for identifier in identifiers {
            try run(
                "DELETE FROM items WHERE app = ? AND index_name = ? AND entity_type = ? AND entity = ?", app, index,
                entityType, identifier)
        }
    }

    func deleteAllItems(of app: String, in index: String) throws {
        try run("DELETE FROM items WHERE app = ? AND index_name = ?", app, index)
    }

    /// Removes everything that an app has put into the index: it is gone.
    func forgetItems(of app: String) throws { try run("DELETE FROM items WHERE app = ?", app) }

    func deleteItems(expiredBy time: Double) throws { try run("DELETE FROM items WHERE expires_at <= ?", time) }

    // MARK: Questions

    /// An entity that has the title of an item, and that the item does not stand for.
    func entity(called title: String, beside item: SearchableItemValue, of app: String) throws -> SearchableEntity? {
        try first(
            """
            SELECT entity_type, entity FROM items WHERE app = ? AND folded_title = ? AND entity_type <> ''
                AND identifier <> ?
            """, app, title.folded, item.identifier
        ) { SearchableEntity(typeName: $0.text(0), identifier: $0.text(1)) }
    }

    /// A plain item that has the title of an entity's item.
    func plainItem(called title: String, of app: String) throws -> String? {
        try first(
            "SELECT identifier FROM items WHERE app = ? AND folded_title = ? AND entity_type = ''", app, title.folded
        ) { $0.text(0) }
    }

    func items(of app: String?, limit: Int) throws -> [IndexedItem] {
        try rows(
            """
            SELECT app, index_name, item, donated_at FROM items WHERE ? IN ('', app)
            ORDER BY app, index_name, donated_at DESC, id DESC LIMIT \(limit)
            """, app ?? "", read: IndexedItem.init)
    }

    func items(of app: String?, matching query: SearchQuery, limit: Int) throws -> [IndexedItem] {
        try rows(
            """
            SELECT items.app, items.index_name, items.item, items.donated_at, bm25(item_search, 10, 5, 1),
                instr(highlight(item_search, 0, char(1), ''), char(1)),
                instr(highlight(item_search, 1, char(1), ''), char(1))
            FROM item_search JOIN items ON items.id = item_search.rowid
            WHERE item_search MATCH ? AND ? IN ('', items.app)
            ORDER BY bm25(item_search, 10, 5, 1), items.priority DESC, items.id LIMIT \(limit)
            """, query.expression, app ?? ""
        ) { row in
            var item = IndexedItem(row)
            // The smaller the rank of FTS5 is, the better.
            item.score = -row.double(4)
            item.matchedField = row.int(5) > 0 ? "title" : row.int(6) > 0 ? "keywords" : "text"
            return item
        }
    }
}

extension SearchableItemValue {
    /// How much the app says that it matters among others.
    fileprivate var priority: Double { if case .number(let hint)? = attributes["rankingHint"] { hint } else { 0 } }
}

extension IndexedItem {
    fileprivate init(_ row: Row) {
        let name = row.text(1)
        // What cannot be decoded was written by another version; its identity is enough to see it by.
        let item = try? JSONDecoder().decode(SearchableItemValue.self, from: Data(row.bytes(2)))
        self.init(
            bundleIdentifier: row.text(0), indexName: name.isEmpty ? nil : name,
            item: item
                ?? SearchableItemValue(
                    identifier: "", domain: nil, expirationDate: nil, isUpdate: false, attributes: [:]),
            donatedAt: row.double(3))
    }
}
