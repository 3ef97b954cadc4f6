/// The store's format: a list of steps that only ever grows.
enum Schema {
    /// Step `n` turns a store of format `n` into one of format `n + 1`.
    static let migrations = [appsAndIndex, negativePhrases, removedActions, toldByApps, items, typeNames]

    static func migrate(_ database: Database, path: String) throws {
        let found = try database.first("PRAGMA user_version") { $0.int(0) } ?? 0
        guard found <= migrations.count else {
            throw StoreError.newerVersion(path: path, found: found, known: migrations.count)
        }
        for version in found..<migrations.count {
            try database.transaction {
                try database.script(migrations[version])
                try database.run("PRAGMA user_version = \(version + 1)")
            }
        }
    }

    private static let toldByApps = """
        -- What apps tell of the past and of what matters now. No reference to apps: an upgrade replaces the app's row.
        CREATE TABLE donations (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, identifier TEXT NOT NULL, action TEXT NOT NULL,
            donation BLOB NOT NULL, UNIQUE (app, identifier)
        );
        CREATE INDEX donations_by_app ON donations (app, id);

        -- Of the kind action: configurations of widgets; of the kind entity: entities of a context.
        CREATE TABLE relevance (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, kind TEXT NOT NULL, type TEXT NOT NULL, context TEXT NOT NULL,
            identifier TEXT NOT NULL, record BLOB NOT NULL
        );
        CREATE INDEX relevance_by_app ON relevance (app, kind, context);
        """

    private static let removedActions = """
        -- Actions that upgrades have removed, with the last version that had them. No reference to apps: an upgrade replaces
        -- the app's row.
        CREATE TABLE removed_actions (
            app TEXT NOT NULL, identifier TEXT NOT NULL, version TEXT NOT NULL, PRIMARY KEY (app, identifier)
        ) WITHOUT ROWID;
        """

    private static let items = """
        -- What apps have put into the search index themselves. No reference to apps: it outlives an upgrade, which replaces
        -- the app's row. An item that stands for no entity has empty texts there; the app's default index has no name.
        CREATE TABLE items (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, index_name TEXT NOT NULL, identifier TEXT NOT NULL, domain TEXT,
            entity_type TEXT NOT NULL, entity TEXT NOT NULL, is_hidden INTEGER NOT NULL, title TEXT NOT NULL,
            folded_title TEXT NOT NULL, subtitle TEXT, keywords TEXT NOT NULL, body TEXT NOT NULL,
            priority REAL NOT NULL, expires_at REAL, donated_at REAL NOT NULL, item BLOB NOT NULL,
            UNIQUE (app, index_name, identifier)
        );
        CREATE INDEX items_by_entity ON items (app, entity_type, entity);
        CREATE INDEX items_by_title ON items (app, folded_title);
        CREATE INDEX items_by_expiry ON items (expires_at) WHERE expires_at IS NOT NULL;

        CREATE VIRTUAL TABLE item_search USING fts5 (
            title, keywords, body, content = 'items', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );
        CREATE TRIGGER items_inserted AFTER INSERT ON items BEGIN
            INSERT INTO item_search (rowid, title, keywords, body) VALUES (new.id, new.title, new.keywords, new.body);
        END;
        CREATE TRIGGER items_deleted AFTER DELETE ON items BEGIN
            INSERT INTO item_search (item_search, rowid, title, keywords, body)
            VALUES ('delete', old.id, old.title, old.keywords, old.body);
        END;
        """

    /// The names of types, which differ from the identifiers where the source states those; apps are indexed again for them.
    private static let typeNames = """
        ALTER TABLE declarations ADD COLUMN type_name TEXT NOT NULL DEFAULT '';
        CREATE INDEX declarations_by_type ON declarations (kind, type_name);
        """

    private static let appsAndIndex = """
        CREATE TABLE apps (
            identifier TEXT PRIMARY KEY, name TEXT NOT NULL, alternative_names TEXT NOT NULL, version TEXT NOT NULL,
            path TEXT NOT NULL, action_count INTEGER NOT NULL, index_format INTEGER NOT NULL
        ) WITHOUT ROWID;

        -- The app itself and each of its extensions.
        CREATE TABLE bundles (
            identifier TEXT PRIMARY KEY, app TEXT NOT NULL REFERENCES apps ON DELETE CASCADE, kind TEXT NOT NULL,
            path TEXT NOT NULL, executable TEXT NOT NULL, metadata BLOB NOT NULL
        );
        CREATE INDEX bundles_by_app ON bundles (app);

        -- Every action and entity type by its identifier, hidden ones too.
        CREATE TABLE declarations (
            app TEXT NOT NULL REFERENCES apps ON DELETE CASCADE, kind TEXT NOT NULL, identifier TEXT NOT NULL,
            is_discoverable INTEGER NOT NULL, PRIMARY KEY (app, kind, identifier)
        ) WITHOUT ROWID;
        CREATE INDEX declarations_by_identifier ON declarations (kind, identifier);

        CREATE TABLE phrases (
            app TEXT NOT NULL REFERENCES apps ON DELETE CASCADE, action TEXT NOT NULL, locale TEXT NOT NULL,
            position INTEGER NOT NULL, is_primary INTEGER NOT NULL, template TEXT NOT NULL
        );
        CREATE INDEX phrases_by_app ON phrases (app, action);

        -- What can be found by its title: apps, discoverable actions, shortcuts, known entities. Texts in the source's
        -- language have an empty locale and are always there; others only where they differ.
        CREATE TABLE entries (
            id INTEGER PRIMARY KEY, kind TEXT NOT NULL, app TEXT NOT NULL REFERENCES apps ON DELETE CASCADE,
            type TEXT NOT NULL, identifier TEXT NOT NULL, locale TEXT NOT NULL, title TEXT NOT NULL,
            folded_title TEXT NOT NULL, subtitle TEXT, keywords TEXT NOT NULL
        );
        CREATE INDEX entries_by_app ON entries (app, kind, type);
        CREATE INDEX entries_by_title ON entries (kind, folded_title);

        CREATE VIRTUAL TABLE search USING fts5 (
            title, keywords, content = 'entries', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );
        CREATE TRIGGER entries_inserted AFTER INSERT ON entries BEGIN
            INSERT INTO search (rowid, title, keywords) VALUES (new.id, new.title, new.keywords);
        END;
        CREATE TRIGGER entries_deleted AFTER DELETE ON entries BEGIN
            INSERT INTO search (search, rowid, title, keywords) VALUES ('delete', old.id, old.title, old.keywords);
        END;

        -- Removed apps whose container is still to be removed.
        CREATE TABLE purges (app TEXT PRIMARY KEY) WITHOUT ROWID;

        CREATE TABLE runs (
            id INTEGER PRIMARY KEY, app TEXT NOT NULL, started_at REAL NOT NULL, report BLOB NOT NULL
        );
        CREATE INDEX runs_by_app ON runs (app);
        """

    /// What must not start any action of an app.
    private static let negativePhrases = """
        CREATE TABLE negative_phrases (
            app TEXT NOT NULL REFERENCES apps ON DELETE CASCADE, locale TEXT NOT NULL, template TEXT NOT NULL
        );
        CREATE INDEX negative_phrases_by_app ON negative_phrases (app);
        """
}
