import FoundationEssentials
import IntentsLink

/// The index, searched.
extension Database {
    /// Rows looked at before they are put in order; a word's first letter may be that of very many.
    private static let candidates = 2000

    func search(_ query: SearchQuery, locales: [String], limit: Int) throws -> [SearchHit] {
        let places = locales.map { _ in "?" }.joined(separator: ", ")
        let found = try rows(
            """
            SELECT entries.kind, entries.app, apps.name, entries.type, entries.identifier, entries.title,
                entries.subtitle, entries.locale, entries.folded_title
            FROM (SELECT rowid, rank FROM search WHERE search MATCH ? LIMIT \(Self.candidates)) AS hits
            JOIN entries ON entries.id = hits.rowid JOIN apps ON apps.identifier = entries.app
            WHERE entries.locale IN (\(places)) AND NOT EXISTS (
                SELECT 1 FROM items WHERE items.app = entries.app AND items.entity_type = entries.type
                    AND items.entity = entries.identifier AND items.is_hidden AND entries.kind = 'entity')
            ORDER BY hits.rank, entries.title, entries.app, entries.identifier
            """, [query.expression] + locales as [any SQLConvertible], read: Hit.init)
        let donated = try donatedHits(query)
        return Self.best(found + donated, query: query, locales: locales).prefix(limit).map(\.hit)
    }

    /// What apps have put into the index themselves; an item that stands for an entity is that entity.
    private func donatedHits(_ query: SearchQuery) throws -> [Hit] {
        try rows(
            """
            SELECT CASE items.entity_type WHEN '' THEN 'item' ELSE 'entity' END, items.app, apps.name, items.entity_type,
                CASE items.entity_type WHEN '' THEN items.identifier ELSE items.entity END, items.title, items.subtitle,
                '', items.folded_title
            FROM (SELECT rowid, rank FROM item_search WHERE item_search MATCH ? LIMIT \(Self.candidates)) AS hits
            JOIN items ON items.id = hits.rowid JOIN apps ON apps.identifier = items.app
            WHERE NOT items.is_hidden AND (items.expires_at IS NULL OR items.expires_at > ?)
            ORDER BY items.priority DESC, hits.rank, items.title, items.app, items.identifier
            """, query.expression, Date().timeIntervalSince1970, read: Hit.init)
    }

    /// One hit for each thing, in the best language; exact titles first, then titles that begin with the text.
    private static func best(_ found: [Hit], query: SearchQuery, locales: [String]) -> [Hit] {
        var places: [String: Int] = [:]
        var best: [Hit] = []
        for hit in found {
            guard let place = places[hit.identity] else {
                places[hit.identity] = best.count
                best.append(hit)
                continue
            }
            let isBetter =
                locales.firstIndex(of: hit.locale) ?? .max < locales.firstIndex(of: best[place].locale) ?? .max
            if isBetter { best[place] = hit }
        }
        let ranked = best.enumerated().map { (rank: $1.distance(to: query.text), order: $0, hit: $1) }
        return ranked.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.map(\.hit)
    }

    /// Puts a snapshot in the place of an earlier one.
    func replaceEntities(of app: String, type: String, by entries: [IndexEntry]) throws {
        // The app may have been removed since it was asked.
        guard try first("SELECT 1 FROM apps WHERE identifier = ?", app, read: { $0.int(0) }) != nil else { return }
        try run("DELETE FROM entries WHERE app = ? AND kind = 'entity' AND type = ?", app, type)
        for entry in entries { try insert(entry) }
    }
}

private struct Hit {
    var hit: SearchHit
    var locale: String
    var foldedTitle: String
    var identity: String

    init(_ row: Row) {
        let type = row.text(3)
        hit = SearchHit(
            kind: row.text(0), bundleIdentifier: row.text(1), appName: row.text(2),
            identifier: type.isEmpty ? row.text(4) : "\(type)/\(row.text(4))", title: row.text(5),
            subtitle: row.optionalText(6))
        locale = row.text(7)
        foldedTitle = row.text(8)
        identity = [hit.kind, hit.bundleIdentifier, hit.identifier, hit.kind == "shortcut" ? hit.title : ""]
            .joined(separator: "\n")
    }

    func distance(to text: String) -> Int {
        if foldedTitle == text { return 0 }
        return foldedTitle.hasPrefix(text) ? 1 : 2
    }
}
