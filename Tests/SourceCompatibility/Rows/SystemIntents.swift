import AppIntents

struct Bed: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
    static let defaultQuery = BedQuery()

    let id: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Bed \(id)") }
}

struct BedQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Bed] { identifiers.map { Bed(id: $0) } }
}

struct OpenBed: OpenIntent {
    static let title: LocalizedStringResource = "Open Bed"
    @Parameter(title: "Bed") var target: Bed
}

struct DigOverBeds: DeleteIntent {
    static let title: LocalizedStringResource = "Dig Over Beds"
    static let description = IntentDescription(
        "Empties beds.", categoryName: "Garden", searchKeywords: ["dig", "spade"], resultValueName: "Beds")
    static let isDiscoverable = false

    @Parameter(title: "Beds") var entities: [Bed]

    func perform() async throws -> some IntentResult { .result() }
}

struct SetSprinkler: SetValueIntent {
    static let title: LocalizedStringResource = "Sprinkler"
    static let description: IntentDescription = "Turns the water on and off."
    static var allowedExecutionTargets: ExecutionTargets { [.main, .widgetKitExtension] }

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct SearchGarden: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Garden"
    static let searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Criteria") var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult { .result(dialog: "Looking for \(criteria.term)") }
}

struct SearchEverywhere: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Everywhere"
    @Parameter(title: "Criteria") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

struct WatchGardening: PlayVideoIntent {
    static let title: LocalizedStringResource = "Watch Gardening"
    static let supportedCategories: [VideoCategory] = [.tv, .freeform, .movies]

    @Parameter(title: "Term") var term: String

    func perform() async throws -> some IntentResult { .result() }
}

struct ShowBed: TargetContentProvidingIntent, OpenIntent {
    static let title: LocalizedStringResource = "Show Bed"
    @Parameter(title: "Bed") var target: Bed
    var contentIdentifier: String { "bed-\(target.id)" }
}

struct BedWidget: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Bed"
    @Parameter(title: "Bed") var bed: Bed?
}

struct BedControl: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Bed"
    @Parameter(title: "Shortcut") var shortcut: SystemShortcut?
}

struct EmptyHanded: AppIntent {
    static let title: LocalizedStringResource = "Empty"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: EmptySnippetIntent())
    }
}

func chosen(_ shortcut: SystemShortcut) -> RunSystemShortcutIntent { RunSystemShortcutIntent(shortcut: shortcut) }

func run(_ intent: some SystemIntent) async throws { _ = try await intent.perform() }
