import IntentsModel
import IntentsResolution

/// One thing that can be found by its title.
struct IndexEntry: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
        case app, action, shortcut, entity
    }

    var kind: Kind
    var app: String
    /// For entities their type; empty otherwise.
    var type: String = ""
    var identifier: String
    /// Empty for the language of the source.
    var locale: String = ""
    var title: String
    var subtitle: String?
    var keywords: [String] = []
}

/// A phrase of an app shortcut, as its template.
struct PhraseRow: Hashable, Sendable {
    var action: String
    var locale: String
    /// Its place among the phrases of the app.
    var position: Int
    /// Whether it is the first of its shortcut, which lists show.
    var isPrimary: Bool
    var template: String
}

/// What must not start any action of an app, as its template.
struct NegativePhraseRow: Hashable, Sendable {
    var locale: String
    var template: String
}

/// What the store keeps of an app besides its record: derived from metadata and string tables, and made anew when the
/// product derives it differently.
struct AppIndex: Sendable {
    /// Raised whenever the derivation changes; apps indexed by another format are indexed again at start.
    static let format = 3

    /// An action or entity type, found by its identifier or the name of its type.
    struct Declaration: Hashable, Sendable {
        var kind: IndexEntry.Kind
        var identifier: String
        /// Without module and enclosing types, as the identifier is where the source states none.
        var typeName: String
        var isDiscoverable = true
    }

    let app: AppRecord
    let metadataByBundle: [String: AppMetadata]
    let declarations: [Declaration]
    private(set) var phrases: [PhraseRow] = []
    private(set) var negativePhrases: [NegativePhraseRow] = []
    private(set) var entries: [IndexEntry] = []

    /// - Parameter locales: those the bundle has texts in.
    init(_ catalog: AppCatalog, locales: [String]) {
        app = catalog.app
        metadataByBundle = catalog.metadataByBundle
        declarations =
            catalog.metadata.actions.values.map {
                Declaration(
                    kind: .action, identifier: $0.identifier,
                    typeName: Self.unqualified($0.fullyQualifiedTypeName), isDiscoverable: $0.isOffered)
            }
            + catalog.metadata.entities.values.map {
                Declaration(
                    kind: .entity, identifier: $0.identifier,
                    typeName: Self.unqualified($0.fullyQualifiedTypeName))
            }
        entries = [
            IndexEntry(
                kind: .app, app: app.identifier, identifier: app.identifier, title: app.name,
                keywords: app.alternativeNames)
        ]
        var source = LocaleIndex(catalog, locale: "")
        source.fill()
        entries += source.entries
        phrases = source.phrases
        negativePhrases = source.negativePhrases
        for locale in locales {
            var translated = LocaleIndex(catalog, locale: locale)
            translated.fill()
            entries += translated.entries.filter { !source.says($0) }
            phrases += translated.phrases.filter { !source.says($0) }
            negativePhrases += translated.negativePhrases
        }
    }
}

extension AppIndex {
    private static func unqualified(_ typeName: String) -> String {
        typeName.split(separator: ".").last.map(String.init) ?? typeName
    }
}

/// The index of one app in one language.
private struct LocaleIndex {
    let catalog: AppCatalog
    let locale: String
    var entries: [IndexEntry] = []
    var phrases: [PhraseRow] = []

    init(_ catalog: AppCatalog, locale: String) {
        self.catalog = catalog
        self.locale = locale
    }

    mutating func fill() {
        let shown = catalog.metadata.actions.values.filter(\.isOffered).sorted { $0.identifier < $1.identifier }
        entries += shown.map(entry)
        for shortcut in catalog.metadata.shortcuts { add(shortcut) }
    }

    /// Whether this language has exactly the same text.
    func says(_ entry: IndexEntry) -> Bool {
        var mine = entry
        mine.locale = locale
        return entries.contains(mine)
    }

    /// The phrases that must not start anything; one that a translation repeats does no harm.
    var negativePhrases: [NegativePhraseRow] {
        catalog.metadata.negativePhrases.map { NegativePhraseRow(locale: locale, template: phrase($0)) }
    }

    func says(_ phrase: PhraseRow) -> Bool {
        var mine = phrase
        mine.locale = locale
        return phrases.contains(mine)
    }

    private func entry(for action: ActionDescription) -> IndexEntry {
        IndexEntry(
            kind: .action, app: catalog.app.identifier, identifier: action.identifier, locale: locale,
            title: text(action.title), subtitle: action.description.map { text($0.descriptionText) },
            keywords: action.description?.searchKeywords.map(text) ?? [])
    }

    private mutating func add(_ shortcut: ShortcutDescription) {
        let start = phrases.count
        let templates = shortcut.phrases.flatMap { [phrase($0)] + (locale.isEmpty ? $0.alternatives : []) }
        phrases += templates.enumerated().map { offset, template in
            PhraseRow(
                action: shortcut.actionIdentifier, locale: locale, position: start + offset, isPrimary: offset == 0,
                template: template)
        }
        let shown = templates.map { PhraseTemplate($0).display(appName: catalog.app.name) }
        guard let title = shortcut.shortTitle.map(text) ?? shown.first else { return }
        entries.append(
            IndexEntry(
                kind: .shortcut, app: catalog.app.identifier, identifier: shortcut.actionIdentifier, locale: locale,
                title: title, subtitle: shown.first, keywords: shown))
    }

    /// Phrases are translated in a table of their own; what it lacks may be among the other texts.
    private func phrase(_ source: LocalizedText) -> String {
        var phrase = source
        phrase.table = "AppShortcuts"
        let translated = text(phrase)
        return translated == source.sourceText ? text(source) : translated
    }

    private func text(_ text: LocalizedText) -> String {
        locale.isEmpty ? text.sourceText : catalog.localizer.string(for: text, locale: locale)
    }
}
