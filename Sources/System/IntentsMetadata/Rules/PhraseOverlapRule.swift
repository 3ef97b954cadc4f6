import IntentsModel

/// `phrases-overlap`: two shortcuts that one utterance can mean.
enum PhraseOverlapRule: Rule {
    private struct Candidate {
        var shortcut: Int
        var phrase: PhraseRecord
        var shape: String
    }

    static func check(_ context: RuleContext) -> [Diagnostic] {
        let candidates = context.extraction.shortcuts.enumerated().flatMap { index, shortcut in
            shortcut.phrases.map { Candidate(shortcut: index, phrase: $0, shape: shape($0.template)) }
        }
        return Dictionary(grouping: candidates, by: \.shape).values.flatMap { group in
            group.filter { $0.shortcut != group[0].shortcut }.map { diagnostic(group[0], $0) }
        }
    }

    private static func diagnostic(_ first: Candidate, _ second: Candidate) -> Diagnostic {
        let place = first.phrase.location
        return Diagnostic(
            .warning, "phrases-overlap",
            "the phrases “\(second.phrase.template.source)” and “\(first.phrase.template.source)” at"
                + " \(place.file):\(place.line) match the same utterance, “\(example(second.phrase.template))”: word one"
                + " of them differently",
            at: second.phrase.location)
    }

    /// What is left when case and the names of slots are of no account.
    private static func shape(_ template: PhraseTemplate) -> String {
        words(template, slot: "${}").lowercased()
    }

    private static func example(_ template: PhraseTemplate) -> String { words(template, slot: "something") }

    private static func words(_ template: PhraseTemplate, slot: String) -> String {
        template.parts.map { part in
            switch part {
            case .words(let text): text
            case .parameter: slot
            case .applicationName: "the app"
            }
        }
        .joined()
    }
}
