import IntentsModel
import IntentsStrings

/// Understands phrases: the installed templates of app shortcuts, matched exactly but for case, diacritics and
/// punctuation.
struct Assistant: Sendable {
    let library: AppLibrary

    private struct Candidate: Hashable {
        var request: RequestedAction
        var template: String
        var literalWords: Int
    }

    /// Finds the action that a phrase asks for, and the value of its parameter as text.
    /// - Throws: `notFound` with the nearest phrase, `ambiguous` with all that fit equally well; `notFound` also when the
    ///   apps that would understand the phrase say that it must start nothing.
    func understand(_ phrase: String, locale: String) async throws(RunError) -> RequestedAction {
        let locales = LocaleChain.serving(locale)
        let phrases = try await library.read { try $0.phrases(locales: locales) }
        let utterance = Utterance(phrase)
        let refusals = try await library.read { try $0.negativePhrases(locales: locales) }
            .filter { $0.template.match(utterance, appNames: $0.appNames) != nil }
        var candidates: [Candidate] = []
        for row in phrases where !refusals.contains(where: { $0.app == row.app }) {
            guard let match = row.template.match(utterance, appNames: row.appNames) else { continue }
            guard let values = try await values(of: match, row, locale: locale) else { continue }
            let request = RequestedAction(
                reference: Reference(app: row.app, identifier: row.action), values: values, isShortcut: true)
            let shown = row.template.display(appName: row.appNames[0])
            candidates.append(Candidate(request: request, template: shown, literalWords: match.literalWords))
        }
        let best = candidates.map(\.literalWords).max()
        let fitting = candidates.filter { $0.literalWords == best }
        let requests = Set(fitting.map(\.request))
        if let only = requests.first, requests.count == 1 { return only }
        guard requests.isEmpty else { throw .ambiguousPhrase(phrase, Self.names(of: fitting)) }
        if let refusal = refusals.first { throw .refusedPhrase(phrase, by: refusal.appNames[0]) }
        throw .unknownPhrase(phrase, known: phrases.map { $0.template.meant(by: utterance, appNames: $0.appNames) })
    }

    private static func names(of candidates: [Candidate]) -> [String] {
        Set(candidates.map { "“\($0.template)” (\($0.request.reference.fullName))" }).sorted()
    }

    /// - Returns: nil when what was said in the slot is none of an enum's cases, so that the template does not fit.
    private func values(
        of match: PhraseMatch, _ row: PhraseOfApp, locale: String
    ) async throws(RunError) -> [String: IntentValue]? {
        guard let slot = match.slot else { return [:] }
        let catalog = try await library.catalog(of: try await library.app(row.app))
        let parameter = catalog.metadata.actions[row.action]?.parameters.first { $0.name == slot.parameter }
        guard case .linkEnumeration(let name) = parameter?.valueType.element else {
            return [slot.parameter: .string(slot.text)]
        }
        guard let enumeration = catalog.metadata.enumeration(name) else { return nil }
        let spoken = slot.text.foldedWords
        let found = enumeration.cases.first { one in
            let texts = [one.display.title] + one.display.synonyms
            let names =
                [one.rawValue, one.name]
                + texts.flatMap { [$0.sourceText, catalog.localizer.string(for: $0, locale: locale)] }
            return names.contains { $0.foldedWords == spoken }
        }
        return found.map { [slot.parameter: .enumCase(EnumValue(typeName: name, rawValue: $0.rawValue))] }
    }
}

/// A phrase that must not start anything of its app.
struct RefusalOfApp: Sendable {
    var app: String
    var template: PhraseTemplate
    /// The app's name first.
    var appNames: [String]
}

/// An installed phrase with the names of its app.
struct PhraseOfApp: Sendable {
    var app: String
    var action: String
    var template: PhraseTemplate
    /// The app's name first.
    var appNames: [String]
}

extension Database {
    func phrases(locales: [String]) throws -> [PhraseOfApp] {
        let places = locales.map { _ in "?" }.joined(separator: ", ")
        return try rows(
            """
            SELECT phrases.app, phrases.action, phrases.template, apps.name, apps.alternative_names
            FROM phrases JOIN apps ON apps.identifier = phrases.app WHERE phrases.locale IN (\(places))
            ORDER BY phrases.app, phrases.position
            """, locales
        ) { row in
            PhraseOfApp(
                app: row.text(0), action: row.text(1), template: PhraseTemplate(row.text(2)),
                appNames: [row.text(3)] + row.text(4).split(separator: "\n").map(String.init))
        }
    }
}

extension Database {
    func negativePhrases(locales: [String]) throws -> [RefusalOfApp] {
        let places = locales.map { _ in "?" }.joined(separator: ", ")
        return try rows(
            """
            SELECT apps.identifier, negative_phrases.template, apps.name, apps.alternative_names
            FROM negative_phrases JOIN apps ON apps.identifier = negative_phrases.app
            WHERE negative_phrases.locale IN (\(places)) ORDER BY apps.identifier, negative_phrases.rowid
            """, locales
        ) { row in
            RefusalOfApp(
                app: row.text(0), template: PhraseTemplate(row.text(1)),
                appNames: [row.text(2)] + row.text(3).split(separator: "\n").map(String.init))
        }
    }
}

extension RunError {
    static func refusedPhrase(_ phrase: String, by app: String) -> RunError {
        RunError(
            .notFound,
            "\(app) lists “\(phrase)” among the phrases that start nothing (negativePhrases), and no other app understands it."
        )
    }

    static func unknownPhrase(_ phrase: String, known: [String]) -> RunError {
        let hint = known.isEmpty ? "No installed app has phrases." : "“intents list” shows the phrases of each action."
        return RunError(
            .notFound,
            "No app understands “\(phrase)”.\(didYouMean(closest(to: phrase, in: known), else: hint))")
    }

    static func ambiguousPhrase(_ phrase: String, _ candidates: [String]) -> RunError {
        RunError(
            .ambiguous,
            """
            “\(phrase)” fits \(candidates.count) phrases: \(candidates.joined(separator: ", ")). Say which one with \
            “intents run” and the full name of its action.
            """)
    }
}
