import AppIntents

struct Trail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()

    let id: Int
    var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct TrailQuery: EntityQuery {
    func entities(for identifiers: [Trail.ID]) async throws -> [Trail] { [] }
    func suggestedEntities() async throws -> [Trail] { [] }
}

nonisolated struct FavouriteTrails: DynamicOptionsProvider {
    func results() async throws -> [Trail] { [] }
}

struct TrailConditions: AppIntent {
    static let title: LocalizedStringResource = "Get Trail Conditions"

    @Parameter(title: "Trail") var trail: Trail

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(trail.name) is dry.") }
}

struct StartHike: AppIntent {
    static let title: LocalizedStringResource = "Start Hike"

    func perform() async throws -> some IntentResult { .result() }
}

struct TrailShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.tangerine

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: TrailConditions(),
            phrases: [
                "Get conditions of \(\.$trail) with \(.applicationName)", "Conditions on \(.applicationName)",
            ], shortTitle: "Conditions", systemImageName: "cloud.rainbow.half",
            parameterPresentation: ParameterPresentation(
                for: \.$trail, summary: Summary("Get conditions of \(\.$trail)", table: "Shortcuts"),
                optionsCollections: {
                    OptionsCollection(FavouriteTrails(), title: "Favourites", systemImageName: "star")
                    OptionsCollection(TrailQuery(), title: "All Trails", systemImageName: nil)
                }))
        AppShortcut(intent: StartHike(), phrases: ["Start a hike in \(.applicationName)"])
        if #available(iOS 17.2, macOS 14.2, *) {
            AppShortcut(
                intent: StartHike(), phrases: ["Track my hike with \(.applicationName)"], shortTitle: "Track",
                systemImageName: "figure.hiking")
        }
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Take a hike", "Stop \(.applicationName)"])
    }
}

final class OtherShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: StartHike(), phrases: [AppShortcutPhrase("Walk with \(.applicationName)")], shortTitle: "Walk",
            systemImageName: "figure.walk")
    }
}

func trailsChanged() { TrailShortcuts.updateAppShortcutParameters() }

// The parts by their own names, as helper functions write them.

func groups(
    @AppShortcutOptionsCollectionSpecificationBuilder<Trail> _ groups: () ->
        some AppShortcutOptionsCollectionSpecification<Trail>
) -> [String] { groups().map { "\($0.title.key) \($0.systemImageName ?? "")" } }

func providers(_ groups: some AppShortcutOptionsCollectionSpecification) -> [Any] {
    groups.map { (group: any AppShortcutOptionsCollectionProtocol) in group.dynamicOptionsProvider }
}

let token = AppShortcutPhraseToken.applicationName
let refusal: NegativeAppShortcutPhrase = "Stop \(.applicationName) at once"

typealias TrailKeyPath = KeyPath<TrailConditions, IntentParameter<Trail>>

func presentation() -> AppShortcutParameterPresentation<
    TrailConditions, Trail, IntentParameter<Trail>, TrailKeyPath
> {
    let sentence:
        AppShortcutParameterPresentationSummaryString<
            TrailConditions, Trail, IntentParameter<Trail>, TrailKeyPath
        > = "Conditions of \(\.$trail)"
    let summary = AppShortcutParameterPresentationSummary(sentence)
    return AppShortcutParameterPresentation(for: \.$trail, summary: summary) {
        AppShortcutOptionsCollection(FavouriteTrails(), title: "Favourites", systemImageName: "star")
    }
}

func shortcuts(in content: some AppShortcutsContent) -> [AppShortcut] { content.appShortcuts }

func branch(
    _ shortcuts: [AppShortcut]
) -> any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker {
    AppShortcutsBuilder.buildLimitedAvailability(shortcuts)
}

func emits(_ content: LimitedAvailabilityAppShortcuts) -> any _AppShortcutsContentEmitterMarker { content }

@available(*, deprecated)
func title() -> AppShortcutParameterPresentationTitle<TrailConditions, Trail, IntentParameter<Trail>, TrailKeyPath> {
    let specific:
        AppShortcutParameterPresentationTitleString<
            TrailConditions, Trail, IntentParameter<Trail>, TrailKeyPath
        > = "Conditions of \(\.$trail)"
    return TrailShortcuts.Title(specific: specific, generic: "Conditions of a Trail", table: "Shortcuts")
}
