import IntentsModel
import IntentsStrings

/// Finds what is wrong in string tables, and the texts that a language lacks.
struct LocaleCheck {
    private let metadata: AppMetadata
    private let places: TablePlaces
    private let tables: StringTables
    private let languages: [LanguageTag]

    /// The table that phrases are translated in.
    private static let phraseTable = "AppShortcuts"

    init(bundle: AppBundle) {
        let folders = StringTables.folders(ofBundleAt: bundle.path)
        self.init(
            metadata: bundle.metadata, places: TablePlaces(folders: folders), declared: bundle.info.localizations)
    }

    /// - Parameters:
    ///   - places: the folders that hold the string tables.
    ///   - declared: languages that are promised beside those that some table has.
    init(metadata: AppMetadata, places: TablePlaces, declared: [String]) {
        self.metadata = metadata
        self.places = places
        tables = StringTables(folders: places.folders)
        let development = tables.developmentLanguage
        let promised = Set(tables.languages + declared.map { LanguageTag($0) })
        languages = promised.subtracting([.base, development]).sorted()
    }

    /// - Parameter gaps: whether texts that a language lacks are told too; what is wrong in a table always is.
    func check(gaps: Bool) -> [Diagnostic] {
        damage + (gaps ? languages.flatMap(lacking) : [])
    }

    /// Tables that cannot be read, and texts that would be shown with holes.
    var damage: [Diagnostic] {
        PlaceholderCheck(tables, phraseTable: Self.phraseTable, places: places).check()
            + tables.problems.map(unreadable)
    }

    private func unreadable(_ problem: StringTableProblem) -> Diagnostic {
        let location = places.place(of: problem)
        // The place of what is wrong with all of a file is its name.
        let message = location == nil ? "\(places.source(problem.file)): \(problem.message)" : problem.message
        return Diagnostic(problem.isWholeFile ? .error : .warning, "strings-unreadable", message, at: location)
    }

    private func lacking(_ language: LanguageTag) -> [Diagnostic] {
        texts.compactMap { missing($0.text, $0.surface, language) } + phrases(in: language)
    }

    private func missing(_ text: LocalizedText, _ surface: String, _ language: LanguageTag) -> Diagnostic? {
        let table = text.table ?? StringTables.defaultTable
        guard !isTranslated(text.key, in: table, language) else { return nil }
        return Diagnostic(
            .error, "text-not-translated",
            "\(surface) has no \(language) text for the key “\(text.key)” in the table \(table): add it")
    }

    /// Untranslated phrases still work as the source says them, so each is a warning; a note has the count.
    private func phrases(in language: LanguageTag) -> [Diagnostic] {
        let all = metadata.shortcuts.flatMap(\.phrases)
        let missing = all.filter { !isTranslated($0.key, in: Self.phraseTable, language) }
        guard !missing.isEmpty else { return [] }
        let each = missing.map { phrase in
            Diagnostic(
                .warning, "phrase-not-translated",
                "the phrase “\(phrase.key)” has no \(language) text in the table \(Self.phraseTable): add it, or people"
                    + " have to say it as the source does")
        }
        let count = Diagnostic(
            .note, "phrases-translated",
            "\(all.count - missing.count) of \(all.count) phrases are translated into \(language)")
        return each + [count]
    }

    private func isTranslated(_ key: String, in table: String, _ language: LanguageTag) -> Bool {
        guard let match = tables.match(key: key, table: table, locale: language.description) else { return false }
        return language.fallbacks.contains(match.language)
    }

    /// What people see, with the place they see it.
    private var texts: [(surface: String, text: LocalizedText)] {
        let actions = metadata.actions.values.sorted { $0.identifier < $1.identifier }.flatMap(Self.texts)
        let enums = metadata.enums.flatMap { enumeration in
            [("the name of \(enumeration.identifier)", enumeration.display.title)]
                + enumeration.cases.map { ("\(enumeration.identifier).\($0.name)", $0.display.title) }
        }
        let entities = metadata.entities.values.sorted { $0.identifier < $1.identifier }.flatMap { entity in
            [("the name of \(entity.identifier)", entity.display.title)]
                + entity.properties.map { ("\(entity.identifier).\($0.name)", $0.title) }
        }
        let shortcuts = metadata.shortcuts.compactMap { shortcut in
            shortcut.shortTitle.map { ("the shortcut for \(shortcut.actionIdentifier)", $0) }
        }
        return actions + enums + entities + shortcuts
    }

    private static func texts(of action: ActionDescription) -> [(surface: String, text: LocalizedText)] {
        let name = action.identifier
        let description = action.description.map { [("the description of \(name)", $0.descriptionText)] } ?? []
        return [("the title of \(name)", action.title)] + description
            + action.parameters.map { ("\(name).\($0.name)", $0.title) }
    }
}
