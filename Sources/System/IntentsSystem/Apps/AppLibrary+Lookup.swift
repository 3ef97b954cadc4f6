import FoundationEssentials
import IntentsMetadata
import IntentsLink
import IntentsModel

/// What clients ask about apps and actions.
extension AppLibrary {
    func app(_ name: String) async throws(RunError) -> AppRecord { try await look { try $0.app(name) } }

    /// - Parameter others: names of other things that may be meant as well.
    func action(_ name: String, orOneOf others: [String] = []) async throws(RunError) -> Reference {
        try await look { try $0.action(name, orOneOf: others) }
    }

    func entityType(_ name: String) async throws(RunError) -> Reference { try await look { try $0.entityType(name) } }

    /// The identifiers of all entity types.
    func entityTypes() async throws(RunError) -> [String] { try await look { try $0.knownIdentifiers(.entity) } }

    func bundle(_ identifier: String) async throws(RunError) -> BundleRecord? {
        try await read { try $0.bundle(identifier) }
    }

    private func look<Found: Sendable>(
        _ find: @Sendable (NameLookup) throws -> Found
    ) async throws(RunError) -> Found {
        try await read { try find(NameLookup(database: $0)) }
    }

    /// The discoverable actions of one app, or of all, in a person's language.
    func actions(of app: AppRecord?, locale: String) async throws(RunError) -> [ListedAction] {
        let locales = LocaleChain.serving(locale)
        return try await read { try $0.listedActions(of: app?.identifier, locales: locales) }
    }
}

extension Database {
    func listedActions(of app: String?, locales: [String]) throws -> [ListedAction] {
        var listed: [ListedAction] = []
        let found = try rows(
            """
            SELECT entries.app, apps.name, entries.identifier, entries.locale, entries.title, entries.subtitle
            FROM entries JOIN apps ON apps.identifier = entries.app
            WHERE entries.kind = 'action' AND (?1 IS NULL OR entries.app = ?1) ORDER BY entries.app, entries.identifier
            """, app
        ) { row in
            let action = ListedAction(
                bundleIdentifier: row.text(0), appName: row.text(1), identifier: row.text(2), title: row.text(4),
                description: row.optionalText(5), phrases: [])
            return (action: action, locale: row.text(3))
        }
        var place = Int.max
        for row in found {
            guard let better = locales.firstIndex(of: row.locale) else { continue }
            let isSame =
                listed.last?.bundleIdentifier == row.action.bundleIdentifier
                && listed.last?.identifier == row.action.identifier
            if isSame, better >= place { continue }
            if isSame { listed.removeLast() }
            place = better
            listed.append(row.action)
        }
        return try listed.map { try withPhrases($0, locales: locales) }
    }

    /// Adds the first phrase of each of the action's shortcuts, with the app's name in it.
    private func withPhrases(_ action: ListedAction, locales: [String]) throws -> ListedAction {
        var action = action
        let templates = try rows(
            "SELECT template, locale FROM phrases WHERE app = ? AND action = ? AND is_primary ORDER BY position",
            action.bundleIdentifier, action.identifier
        ) { (template: $0.text(0), locale: $0.text(1)) }
        let best = locales.first { locale in templates.contains { $0.locale == locale } }
        action.phrases = templates.filter { $0.locale == best }.map {
            PhraseTemplate($0.template).display(appName: action.appName)
        }
        return action
    }
}

extension AppLibrary {
    /// The links that the installed apps say are their own; of one whose property list cannot be read, none.
    func linkClaims() async -> [LinkClaims] {
        let apps = (try? await apps()) ?? []
        return apps.map { app in
            let data = FileManager.default.contents(atPath: "\(app.path)/Info.plist")
            let info = data.flatMap { try? BundleInfo(propertyList: $0, bundle: app.name) }
            return LinkClaims(
                app: app.identifier, schemes: info?.urlSchemes ?? [], domains: info?.associatedDomains ?? [])
        }
    }
}
