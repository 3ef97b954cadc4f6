import IntentsModel
import IntentsStrings

/// An action or entity type of an app, found by whatever a person or a program called it.
struct Reference: Hashable, Sendable {
    var app: String
    var identifier: String

    /// `bundle.id/Identifier`.
    var fullName: String { "\(app)/\(identifier)" }
}

/// Finds apps, actions and entity types by name: `Type`, `bundle.id/Type`, a title, or `App Name/Type`.
///
/// `Type` is an identifier or the name of a type, which differ where the source states a `persistentIdentifier`. Saved requests
/// hold identifiers, so within an app a type's name never hides one.
///
/// Titles are compared without case, diacritics and width. Hidden actions answer to their identifiers only.
struct NameLookup {
    let database: Database

    // MARK: Apps

    func app(_ name: String) throws -> AppRecord {
        if let app = try database.app(name) { return app }
        let apps = try database.apps()
        let found = apps.filter { app in
            app.identifier.folded == name.folded || app.allNames.contains { $0.folded == name.folded }
        }
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else {
            throw RunError.ambiguous(name, found.map(\.identifier), kind: "apps", example: "their identifiers")
        }
        throw RunError.noApp(name, known: apps)
    }

    // MARK: Actions

    /// - Parameter others: what else the name may have been meant for.
    func action(_ name: String, orOneOf others: [String] = []) throws -> Reference {
        var found = try qualified(name, kind: .action) ?? identified(name, kind: .action)
        if found.isEmpty { found = try titled(name) }
        if found.isEmpty { found = try inNamedApp(name, kind: .action) }
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else {
            throw RunError.ambiguous(name, found.map(\.fullName), kind: "actions", example: "its full name")
        }
        let known = try knownIdentifiers(.action) + knownTypeNames() + knownTitles() + others
        if let removed = try removed(name) { throw RunError.removedAction(removed, known: known) }
        if let error = try absent(name, .action) { throw error }
        if others.isEmpty, let app = try? app(name) { throw RunError.appForAction(name, app) }
        // Who gives no app means none.
        throw try RunError.noAction(name, known: name.contains("/") ? known + knownFullNames() : known)
    }

    /// The action that a name named before its app was upgraded.
    private func removed(_ name: String) throws -> RemovedAction? {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let (app, identifier) = parts.count == 2 ? (parts[0], parts[1]) : (nil, name)
        let found = try database.appsThatHad(identifier).first { app == nil || $0.app == app }
        return try found.flatMap { last in
            try database.app(last.app).map { RemovedAction(identifier: identifier, app: $0, lastVersion: last.version) }
        }
    }

    // MARK: Entity types

    func entityType(_ name: String) throws -> Reference {
        var found = try qualified(name, kind: .entity) ?? identified(name, kind: .entity)
        if found.isEmpty { found = try inNamedApp(name, kind: .entity) }
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else {
            throw RunError.ambiguous(
                name, found.map(\.fullName), kind: "entity types", example: "its full name")
        }
        throw try absent(name, .entity) ?? RunError.noEntityType(name, known: try knownIdentifiers(.entity))
    }

    // MARK: Rows

    /// What `bundle.id/Type` names; nil when the text before the slash is no app, because titles may hold slashes.
    private func qualified(_ name: String, kind: IndexEntry.Kind) throws -> [Reference]? {
        guard let (before, type) = parts(of: name), let app = try database.app(before) else { return nil }
        return try identified(type, kind: kind, in: app.identifier)
    }

    /// What `App Name/Type` names: looked for last, because names of apps are many apps' and titles may hold slashes.
    private func inNamedApp(_ name: String, kind: IndexEntry.Kind) throws -> [Reference] {
        guard let (before, type) = parts(of: name), let app = try? app(before) else { return [] }
        return try identified(type, kind: kind, in: app.identifier)
    }

    /// Says what an app does not have, when the text before the slash names one.
    private func absent(_ name: String, _ kind: IndexEntry.Kind) throws -> RunError? {
        guard let (before, type) = parts(of: name), let app = try? app(before) else { return nil }
        return RunError.absent(type, kind, in: app, known: try knownIdentifiers(kind, of: app.identifier))
    }

    /// What stands before and behind the first slash.
    private func parts(of name: String) -> (app: String, type: String)? {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// What has the name, in all apps or in one; of each app its identifier before the names of its types.
    private func identified(_ name: String, kind: IndexEntry.Kind, in app: String? = nil) throws -> [Reference] {
        try references(
            """
            SELECT app, identifier FROM declarations AS found
            WHERE kind = ?1 AND (identifier = ?2 OR type_name = ?2) AND (?3 IS NULL OR app = ?3)
            AND (identifier = ?2 OR NOT EXISTS (
                SELECT 1 FROM declarations WHERE app = found.app AND kind = ?1 AND identifier = ?2))
            ORDER BY app, identifier
            """, kind.rawValue, name, app)
    }

    private func titled(_ title: String) throws -> [Reference] {
        try references(
            """
            SELECT DISTINCT app, identifier FROM entries
            WHERE kind IN ('action', 'shortcut') AND folded_title = ? ORDER BY app, identifier
            """, title.folded)
    }

    private func references(_ sql: String, _ values: any SQLConvertible...) throws -> [Reference] {
        try database.rows(sql, values) { Reference(app: $0.text(0), identifier: $0.text(1)) }
    }

    /// Those that are not hidden, of all apps or of one.
    func knownIdentifiers(_ kind: IndexEntry.Kind, of app: String? = nil) throws -> [String] {
        try references(
            """
            SELECT app, identifier FROM declarations
            WHERE kind = ?1 AND is_discoverable AND (?2 IS NULL OR app = ?2) ORDER BY identifier
            """, kind.rawValue, app
        ).map(\.identifier)
    }

    /// The names of types that are no identifiers, for who misspells one.
    private func knownTypeNames() throws -> [String] {
        try database.rows(
            """
            SELECT DISTINCT type_name FROM declarations
            WHERE kind = 'action' AND is_discoverable AND type_name <> identifier ORDER BY type_name
            """
        ) { $0.text(0) }
    }

    private func knownFullNames() throws -> [String] {
        try references("SELECT app, identifier FROM declarations WHERE kind = 'action' AND is_discoverable")
            .map(\.fullName)
    }

    private func knownTitles() throws -> [String] {
        try database.rows("SELECT DISTINCT title FROM entries WHERE kind = 'action' ORDER BY title") { $0.text(0) }
    }
}

/// An action that an upgrade has removed.
struct RemovedAction: Sendable {
    var identifier: String
    var app: AppRecord
    /// The last version of the app that had it.
    var lastVersion: String
}

extension RunError {
    static func removedAction(_ removed: RemovedAction, known: [String]) -> RunError {
        let meant = closest(to: removed.identifier, in: known)
        let hint = didYouMean(meant, else: "“intents list \(removed.app.identifier)” shows what it has.")
        return RunError(
            .notFound,
            "\(removed.app.name) \(removed.app.version) has no action “\(removed.identifier)” any more; "
                + "\(removed.lastVersion) had it.\(hint)")
    }

    static func ambiguous(_ name: String, _ candidates: [String], kind: String, example: String) -> RunError {
        RunError(
            .ambiguous,
            "“\(name)” names \(candidates.count) \(kind): \(candidates.joined(separator: ", ")). Use \(example).")
    }

    static func noApp(_ name: String, known: [AppRecord]) -> RunError {
        let meant = closest(to: name, in: known.flatMap { $0.allNames + [$0.identifier] })
        return RunError(
            .notFound,
            "No app “\(name)” is installed.\(didYouMean(meant, else: "“intents apps” lists those that are."))")
    }

    static func noAction(_ name: String, known: [String]) -> RunError {
        let meant = closest(to: name, in: known)
        return RunError(
            .notFound, "There is no action “\(name)”.\(didYouMean(meant, else: "“intents list” shows all of them."))")
    }

    static func appForAction(_ name: String, _ app: AppRecord) -> RunError {
        RunError(
            .notFound,
            "“\(name)” is an app: name one of its actions. “intents list \(app.identifier)” shows what it has.")
    }

    static func absent(
        _ identifier: String, _ kind: IndexEntry.Kind, in app: AppRecord, known: [String]
    ) -> RunError {
        let meant = closest(to: identifier, in: known).map { Reference(app: app.identifier, identifier: $0).fullName }
        let hint =
            kind == .action
            ? "“intents list \(app.identifier)” shows what it has."
            : known.isEmpty ? "It declares none." : "There are: \(known.joined(separator: ", "))."
        return RunError(
            .notFound,
            "\(app.name) has no \(kind == .action ? "action" : "entity type") “\(identifier)”."
                + didYouMean(meant, else: hint))
    }

    static func noEntityType(_ name: String, known: [String]) -> RunError {
        let hint = known.isEmpty ? "No installed app declares one." : "There are: \(known.joined(separator: ", "))."
        return RunError(
            .notFound,
            "There is no entity type “\(name)”.\(didYouMean(closest(to: name, in: known), else: hint))")
    }

    static func didYouMean(_ name: String?, else hint: String) -> String {
        name.map { " Did you mean “\($0)”?" } ?? " \(hint)"
    }
}
