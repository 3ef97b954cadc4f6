import FoundationEssentials

/// All string tables of a bundle folder.
package struct StringTables: Sendable, Hashable {
    /// The table that a text without a table name is looked up in.
    package static let defaultTable = "Localizable"

    /// Entries by table and key.
    package internal(set) var tables: [String: [String: StringEntry]] = [:]
    /// The language that the source is written in.
    package internal(set) var developmentLanguage: LanguageTag
    /// Files, or places of them, that could not be used.
    package internal(set) var problems: [StringTableProblem] = []

    package init(developmentLanguage: LanguageTag = LanguageTag("en")) {
        self.developmentLanguage = developmentLanguage
    }

    /// A text that was found, and in which language.
    package struct Match: Hashable, Sendable {
        package var localization: StringLocalization
        package var language: LanguageTag
    }

    /// The text of a key in the nearest language of `locale`: itself, its parents, the development language.
    ///
    /// - Parameters:
    ///   - table: The table's file name without extension; `Localizable` when nil.
    ///   - locale: A locale identifier, for example `de_AT`.
    /// - Returns: nil when no table holds the key in any of these languages.
    package func match(key: String, table: String? = nil, locale: String) -> Match? {
        guard let entry = tables[table ?? Self.defaultTable]?[key] else { return nil }
        let chain = LanguageTag(locale).fallbacks + developmentLanguage.fallbacks + [.base]
        for language in chain {
            if let found = entry.localizations[language] { return Match(localization: found, language: language) }
        }
        return nil
    }

    /// The text of a key that takes no arguments, or nil.
    package func string(key: String, table: String? = nil, locale: String) -> String? {
        match(key: key, table: table, locale: locale).flatMap {
            $0.localization.text(language: $0.language, numbers: [])
        }
    }

    /// Every language that some table has a text in, the development language included, in order.
    package var languages: [LanguageTag] {
        let found = tables.values.flatMap(\.values).flatMap(\.localizations.keys)
        return Set(found + [developmentLanguage]).subtracting([.base]).sorted()
    }

    /// A key that a language has no translation of.
    package struct MissingString: Hashable, Sendable {
        package var table: String
        package var key: String
    }

    /// The keys that `locale` lacks, although the app has them: neither the language nor a parent translates them.
    ///
    /// The development language lacks nothing: the source's own text stands for what its table leaves out.
    package func missingStrings(locale: String) -> [MissingString] {
        let languages = LanguageTag(locale).fallbacks
        guard !languages.contains(developmentLanguage) else { return [] }
        let missing = tables.flatMap { table, entries in
            entries.filter { !$1.isTranslated(into: languages) }.map { MissingString(table: table, key: $0.key) }
        }
        return missing.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
    }
}

extension StringEntry {
    /// Whether nothing is left to translate for a locale with the given fallbacks.
    fileprivate func isTranslated(into languages: [LanguageTag]) -> Bool {
        !isTranslatable || languages.contains { localizations[$0].map { !$0.isUntranslated } ?? false }
    }
}
