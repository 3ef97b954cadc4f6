import FoundationEssentials
import IntentsModel
import IntentsStrings

/// The rows of installed apps.
extension Database {
    func apps() throws -> [AppRecord] {
        let identifiers = try rows("SELECT identifier FROM apps ORDER BY identifier") { $0.text(0) }
        return try identifiers.compactMap(app)
    }

    func app(_ identifier: String) throws -> AppRecord? {
        let bundles = try rows(
            """
            SELECT identifier, app, kind, path, executable FROM bundles WHERE app = ?
            ORDER BY identifier <> app, identifier
            """, identifier, read: Self.bundle)
        return try first(
            "SELECT name, alternative_names, version, path, action_count FROM apps WHERE identifier = ?", identifier
        ) { row in
            AppRecord(
                identifier: identifier, name: row.text(0),
                alternativeNames: row.text(1).split(separator: "\n").map(String.init), version: row.text(2),
                path: row.text(3), actionCount: row.int(4), bundles: bundles)
        }
    }

    /// The bundle with an identifier, whichever app it belongs to.
    func bundle(_ identifier: String) throws -> BundleRecord? {
        try first(
            "SELECT identifier, app, kind, path, executable FROM bundles WHERE identifier = ?", identifier,
            read: Self.bundle)
    }

    private static func bundle(_ row: Row) -> BundleRecord {
        BundleRecord(
            identifier: row.text(0), app: row.text(1), kind: ProcessKind(rawValue: row.text(2)) ?? .app,
            path: row.text(3), executable: row.text(4))
    }

    func metadata(ofBundle identifier: String) throws -> AppMetadata? {
        let blob = try first("SELECT metadata FROM bundles WHERE identifier = ?", identifier) { $0.bytes(0) }
        do {
            return try blob.map { try JSONDecoder().decode(AppMetadata.self, from: Data($0)) }
        } catch {
            throw RunError(
                .storeFailed,
                "The record of \(identifier) is damaged: its metadata cannot be read. Install the app again.",
                cause: "\(error)")
        }
    }

    /// Identifiers of apps that an older version of the product has indexed.
    func appsIndexedBefore(format: Int) throws -> [String] {
        try rows("SELECT identifier FROM apps WHERE index_format <> ? ORDER BY identifier", format) { $0.text(0) }
    }

    func remove(app identifier: String) throws {
        try run("DELETE FROM apps WHERE identifier = ?", identifier)
    }

    /// Remembers the actions that an upgrade has removed, for requests that still name them.
    func noteRemoved(_ actions: [String], from previous: AppRecord) throws {
        for action in actions {
            try run(
                "INSERT OR REPLACE INTO removed_actions VALUES (?, ?, ?)", previous.identifier, action, previous.version
            )
        }
    }

    func forgetRemoved(of app: String) throws { try run("DELETE FROM removed_actions WHERE app = ?", app) }

    /// The apps that had an action before they were upgraded, with the last version that had it.
    func appsThatHad(_ action: String) throws -> [(app: String, version: String)] {
        try rows("SELECT app, version FROM removed_actions WHERE identifier = ? ORDER BY app", action) {
            ($0.text(0), $0.text(1))
        }
    }

    /// Notes that the container of a removed app is to be removed too.
    func notePurge(of app: String) throws { try run("INSERT OR IGNORE INTO purges VALUES (?)", app) }

    func forgetPurge(of app: String) throws { try run("DELETE FROM purges WHERE app = ?", app) }

    func pendingPurges() throws -> [String] { try rows("SELECT app FROM purges ORDER BY app") { $0.text(0) } }

    /// Writes an app with its bundles and its index, in place of what was there under its identifier.
    func insert(_ index: AppIndex) throws {
        let app = index.app
        try remove(app: app.identifier)
        try run(
            "INSERT INTO apps VALUES (?, ?, ?, ?, ?, ?, ?)", app.identifier, app.name,
            app.alternativeNames.joined(separator: "\n"), app.version, app.path, app.actionCount, AppIndex.format)
        for bundle in app.bundles {
            let blob = try JSONEncoder().encode(index.metadataByBundle[bundle.identifier] ?? AppMetadata())
            try run(
                "INSERT INTO bundles VALUES (?, ?, ?, ?, ?, ?)", bundle.identifier, app.identifier,
                bundle.kind.rawValue, bundle.path, bundle.executable, Array(blob))
        }
        for declaration in index.declarations {
            try run(
                "INSERT INTO declarations VALUES (?, ?, ?, ?, ?)", app.identifier, declaration.kind.rawValue,
                declaration.identifier, declaration.isDiscoverable, declaration.typeName)
        }
        for phrase in index.phrases {
            try run(
                "INSERT INTO phrases VALUES (?, ?, ?, ?, ?, ?)", app.identifier, phrase.action, phrase.locale,
                phrase.position, phrase.isPrimary, phrase.template)
        }
        for phrase in index.negativePhrases {
            try run("INSERT INTO negative_phrases VALUES (?, ?, ?)", app.identifier, phrase.locale, phrase.template)
        }
        for entry in index.entries { try insert(entry) }
    }

    func insert(_ entry: IndexEntry) throws {
        try run(
            """
            INSERT INTO entries (kind, app, type, identifier, locale, title, folded_title, subtitle, keywords)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, entry.kind.rawValue, entry.app, entry.type, entry.identifier, entry.locale, entry.title,
            entry.title.folded, entry.subtitle, entry.keywords.joined(separator: "\n"))
    }
}
