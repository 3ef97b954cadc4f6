import IntentsLink
import IntentsModel

/// Says where an action is offered and why not elsewhere, and which process would run it.
struct Explainer {
    let catalog: AppCatalog
    let action: ActionDescription
    let locale: String

    func explain(process: Result<ProcessChoice, RunError>) -> Explanation {
        Explanation(
            action: "\(catalog.app.identifier)/\(action.identifier)",
            surfaces: [commandLine, search, phrases, shortcuts], process: describe(process))
    }

    private func describe(_ process: Result<ProcessChoice, RunError>) -> String {
        switch process {
        case .success(let choice): "\(choice.bundle.identifier) (\(choice.bundle.kind.rawValue)): \(choice.reason)"
        case .failure(let error): "none: \(error.message)"
        }
    }

    private var hidden: String {
        guard let statement = action.unavailability else {
            return "\(action.identifier) declares isDiscoverable = false"
        }
        return "\(action.identifier) is declared @available(\(statement.platform), unavailable)"
    }

    private var commandLine: SurfaceExplanation {
        let name = "\(catalog.app.identifier)/\(action.identifier)"
        guard !action.isOffered else {
            return SurfaceExplanation(surface: "command line", isOffered: true, reason: "“intents list” shows it")
        }
        let run = action.unavailability == nil ? "; “intents run \(name)” still runs it" : ""
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
