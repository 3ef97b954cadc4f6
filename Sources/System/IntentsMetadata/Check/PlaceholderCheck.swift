import IntentsStrings

/// Finds texts that take other values than their key gives: they would be shown with holes.
struct PlaceholderCheck {
    private let tables: StringTables
    private let phraseTable: String
    private let places: TablePlaces

    /// - Parameters:
    ///   - phraseTable: the table of phrases, each of which has to name the app.
    ///   - places: where the texts stand.
    init(_ tables: StringTables, phraseTable: String, places: TablePlaces) {
        self.tables = tables
        self.phraseTable = phraseTable
        self.places = places
    }

    func check() -> [Diagnostic] {
        tables.tables.flatMap { table, entries in
            entries.flatMap { key, entry in findings(table, key, entry) }
        }
    }

    private func findings(_ table: String, _ key: String, _ entry: StringEntry) -> [Diagnostic] {
        guard let given = given(by: key, entry) else { return [] }
        return entry.localizations.flatMap { language, localization in
            localization.texts.compactMap { text in
                problem(of: TextPlaceholders(text), given, isPhrase: table == phraseTable).map { problem in
                    Diagnostic(
                        .error, "text-takes-other-values",
                        "the \(language) text “\(text)” of the key “\(key)” in the table \(table) \(problem)",
                        at: places.place(of: text, key: key, language: language, table: table))
                }
            }
        }
    }

    /// What a key says of its values; a key that is only a name has the values of the source's own text.
    private func given(by key: String, _ entry: StringEntry) -> TextPlaceholders? {
        let own = TextPlaceholders(key)
        guard own.isEmpty else { return own }
        let source = entry.localizations[tables.developmentLanguage]?.texts.map { TextPlaceholders($0) } ?? []
        return source.first { !$0.isEmpty }
    }

    private func problem(of text: TextPlaceholders, _ given: TextPlaceholders, isPhrase: Bool) -> String? {
        if let name = text.names.subtracting(given.names).min() {
            return "takes ${\(name)}, which the key does not have: write the names of the key"
        }
        if text.count > given.count {
            return
                "takes \(text.count) \(text.count == 1 ? "value" : "values"), and the key has \(given.count): write no"
                + " other placeholders than the key's"
        }
        guard isPhrase, given.names.contains(Self.application), !text.names.contains(Self.application) else {
            return nil
        }
        return "lacks ${\(Self.application)}, and nobody can say which app is meant: add it"
    }

    private static let application = "applicationName"
}

/// The places for values in a text: `%@`, `%2$lld`, `${plant}`.
struct TextPlaceholders {
    /// How many values the text needs, the last one it takes included.
    private(set) var count = 0
    /// The parameters that it names.
    private(set) var names: Set<String> = []

    var isEmpty: Bool { count == 0 && names.isEmpty }

    init(_ text: String) {
        // A space after the sign is no flag here: “100 % des” is a text.
        let format = /%(?:%|#@\w+@|(?:(\d+)\$)?[-+#0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@diuxXoOfFeEgGcCsSpaA])/
        var next = 1
        for match in text.matches(of: format) where match.output.0 != "%%" && !match.output.0.hasPrefix("%#") {
            guard let position = match.output.1 else {
                count = max(count, next)
                next += 1
                continue
            }
            // More digits than a number holds are no position that any key has.
            count = max(count, Int(position) ?? .max)
        }
        names = Set(text.matches(of: /\$\{(\w+)\}/).map { String($0.output.1) })
    }
}
