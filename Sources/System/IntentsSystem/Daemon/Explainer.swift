import IntentsLink
import IntentsModel

/// Says where an action is offered and why not elsewhere, and which process would run it.
struct Explainer {
    let catalog: AppCatalog
    let action: ActionDescription
    let locale: String
    /// How the session and the daemon are.
    let surroundings: RunConditions

    func explain(_ choice: ProcessChoice) -> Explanation {
        var explanation = Explanation(
            action: "\(catalog.app.identifier)/\(action.identifier)",
            surfaces: [commandLine, search, phrases, shortcuts], process: choice.explained)
        explanation.mode = choice.mode.name
        let deprecation = action.deprecationNote(in: catalog, locale: locale)
        explanation.notes = [deprecation].compactMap(\.self) + surroundings.notes(on: action, mode: choice.mode)
        explanation.candidates = choice.explainedCandidates
        return explanation
    }

    private var hidden: String {
        if action.isConfiguration { return "\(action.identifier) holds the settings of a widget or control" }
        guard let statement = action.unavailability else {
            guard action.isDiscoverable else { return "\(action.identifier) declares isDiscoverable = false" }
            return "\(action.identifier) is a DeprecatedAppIntent, kept for what people have saved"
        }
        return "\(action.identifier) is declared @available(\(statement.platform), unavailable)"
    }

    private var commandLine: SurfaceExplanation {
        let name = "\(catalog.app.identifier)/\(action.identifier)"
        guard !action.isOffered else {
            return SurfaceExplanation(surface: "command line", isOffered: true, reason: "“intents list” shows it")
        }
        let run = action.unavailability == nil && !action.isConfiguration ? "; “intents run \(name)” still runs it" : ""
        return SurfaceExplanation(surface: "command line", isOffered: false, reason: hidden + run)
    }

    private var search: SurfaceExplanation {
        SurfaceExplanation(
            surface: "search", isOffered: action.isOffered,
            reason: action.isOffered ? "its title and description are in the index" : hidden)
    }

    private var declared: [ShortcutDescription] {
        catalog.metadata.shortcuts.filter { $0.actionIdentifier == action.identifier }
    }

    private var phrases: SurfaceExplanation {
        let texts = declared.flatMap(\.phrases)
        guard !texts.isEmpty else {
            return SurfaceExplanation(surface: "phrases", isOffered: false, reason: missingShortcut)
        }
        let shown = texts.map {
            PhraseTemplate(catalog.localizer.string(for: $0, locale: locale)).display(appName: catalog.app.name)
        }
        return SurfaceExplanation(
            surface: "phrases", isOffered: true, reason: shown.map { "“\($0)”" }.joined(separator: ", "))
    }

    private var shortcuts: SurfaceExplanation {
        guard !declared.isEmpty else {
            return SurfaceExplanation(surface: "app shortcuts", isOffered: false, reason: missingShortcut)
        }
        let titles = declared.compactMap(\.shortTitle).map { catalog.localizer.string(for: $0, locale: locale) }
        return SurfaceExplanation(
            surface: "app shortcuts", isOffered: true,
            reason: titles.isEmpty ? "it has an AppShortcut" : titles.joined(separator: ", "))
    }

    private var missingShortcut: String {
        catalog.metadata.shortcutsProvider == nil
            ? "\(catalog.app.name) has no AppShortcutsProvider"
            : "the AppShortcutsProvider of \(catalog.app.name) has no AppShortcut for \(action.identifier)"
    }
}

extension ProcessChoice {
    /// The process and what speaks for it, or why there is none.
    var explained: String {
        guard let bundle else { return "none: \(reason)" }
        return "\(bundle.identifier) (\(bundle.kind.rawValue)): \(reason)"
    }

    var explainedCandidates: [CandidateExplanation] {
        candidates.map { candidate in
            CandidateExplanation(
                bundle: candidate.bundle.identifier, kind: candidate.bundle.kind, isEligible: candidate.isEligible,
                isChosen: candidate.bundle == bundle, reason: candidate.reason)
        }
    }
}
