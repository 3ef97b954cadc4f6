import IntentsModel
import IntentsStrings

/// Finds what is wrong in string tables, and the texts that a language lacks.
struct LocaleCheck {
    private let metadata: AppMetadata
    private let places: TablePlaces
    private let tables: StringTables
    private let languages: [LanguageTag]
    /// Whether the places of declarations lead to files: a bundle has none of its sources.
    private let hasSources: Bool

    /// The table that phrases are translated in.
    private static let phraseTable = "AppShortcuts"

    init(bundle: AppBundle) {
        let folders = StringTables.folders(ofBundleAt: bundle.path)
        self.init(
            metadata: bundle.metadata, places: TablePlaces(folders: folders), declared: bundle.info.localizations,
            hasSources: false)
    }

    /// - Parameters:
    ///   - places: the folders that hold the string tables.
    ///   - declared: languages that are promised beside those that some table has.
    init(metadata: AppMetadata, places: TablePlaces, declared: [String], hasSources: Bool = true) {
        self.metadata = metadata
        self.places = places
        self.hasSources = hasSources
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
        metadata.shownTexts.compactMap { missing($0, language) } + phrases(in: language)
    }

    private func missing(_ shown: ShownText, _ language: LanguageTag) -> Diagnostic? {
        let table = shown.text.table ?? StringTables.defaultTable
        guard !isTranslated(shown.text.key, in: table, language) else { return nil }
        return Diagnostic(
            .error, "text-not-translated",
            "\(shown.surface) has no \(language) text for the key “\(shown.text.key)” in the table \(table): add it",
            at: hasSources ? shown.location : nil)
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
}
