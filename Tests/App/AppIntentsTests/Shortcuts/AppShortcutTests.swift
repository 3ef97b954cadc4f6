import IntentsModel
import Testing

@testable import AppIntents

struct AppShortcutTests {
    struct Water: AppIntent {
        static let title: LocalizedStringResource = "Water"
        @Parameter(title: "Plant") var plant: Plant
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Annotated: AppShortcutsProvider {
        static let shortcutTileColor: ShortcutTileColor = .lime
        static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Flood \(.applicationName)", "Burn it"])

        @AppShortcutsBuilder
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Water(),
                phrases: ["Water in \(.applicationName)", "Water \(\.$plant) with \(.applicationName)"],
                shortTitle: "Water", systemImageName: "drop")
            if #available(iOS 17, macOS 14, *) {
                AppShortcut(intent: Water(), phrases: ["Rain in \(.applicationName)"])
            }
        }
    }

    struct Plain: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Water(), phrases: ["Water in \(.applicationName)"], shortTitle: "Water",
                systemImageName: "drop",
                parameterPresentation: ParameterPresentation(
                    for: \.$plant, summary: Summary("Water \(\.$plant)", table: "Shortcuts"),
                    optionsCollections: {
                        OptionsCollection(ThirstyPlants(), title: "Thirsty", systemImageName: "drop")
                        OptionsCollection(ThirstyPlants(count: 1), title: "Nearest")
                    }))
            AppShortcut(intent: Water(), phrases: ["Sprinkle with \(.applicationName)"])
        }
    }

    @Test("KP-64: a provider compiles with and without the builder's attribute")
    func collectsShortcutsInOrder() {
        #expect(
            Annotated.appShortcuts.map { $0.phrases.map(\.template) } == [
                ["Water in ${applicationName}", "Water ${plant} with ${applicationName}"],
                ["Rain in ${applicationName}"],
            ])
        #expect(Plain.appShortcuts.count == 2)
        #expect(Annotated.appShortcuts[0].shortTitle?.key == "Water")
        #expect(Annotated.appShortcuts[1].systemImageName == nil)
    }

    @Test func keepsHowValuesAreGrouped() {
        let presentation = Plain.appShortcuts[0].presentation
        #expect(presentation?.parameter == "plant")
        #expect(presentation?.summary == "Water ${plant}")
        #expect(presentation?.collections.map { $0.title.key } == ["Thirsty", "Nearest"])
        #expect(presentation?.collections.map { $0.systemImageName } == ["drop", nil])
    }

    @Test func describesHowValuesAreGrouped() {
        let registry = IntentRegistry(intents: [], shortcutsProviders: [Plain.self])
        let provider = String(reflecting: ThirstyPlants.self)
        #expect(
            AppMetadata(reflecting: registry).shortcuts[0].presentation
                == ShortcutPresentation(
                    parameter: "plant", summary: LocalizedText("Water ${plant}", table: "Shortcuts"),
                    collections: [
                        OptionsCollectionDescription(
                            provider: provider, title: LocalizedText("Thirsty"), systemImageName: "drop"),
                        OptionsCollectionDescription(provider: provider, title: LocalizedText("Nearest")),
                    ]))
    }

    @Test("the values of a shortcut's parameter are those of its groups, below their titles")
    func offersTheValuesOfItsGroups() async throws {
        let registry = IntentRegistry(intents: [Water.self], shortcutsProviders: [Plain.self])
        let service = IntentService(registry: registry)
        var request = OptionsRequest(action: "Water", parameter: "plant")
        let usual = try await service.options(request)
        #expect(usual.options.map(\.section) == usual.options.map { _ in nil })
        request.isForShortcut = true
        let options = try await service.options(request).options
        #expect(options.map(\.section) == ["Thirsty", "Thirsty", "Nearest"])
        #expect(options.map(\.display.title) == Garden.plants.prefix(2).map(\.name) + [Garden.plants[0].name])
    }

    @Test("branches of availability hold their shortcuts, and nothing else may be a branch")
    func availabilityBranches() {
        let shortcut = AppShortcut(intent: Water(), phrases: ["Rain in \(.applicationName)"])
        let branch = AppShortcutsBuilder.buildLimitedAvailability([shortcut])
        #expect((branch as? any AppShortcutsContent)?.appShortcuts.count == 1)
        #expect(branch is any _AppShortcutsContentEmitterMarker)
        #expect(AppShortcutsBuilder.buildOptional(branch).map { $0.phrases.count } == [1])
        let none: (any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker)? = nil
        #expect(AppShortcutsBuilder.buildOptional(none).isEmpty)
    }

    @Test("phrases and sentences are made of text by hand as well as of literals")
    func texts() {
        let names = ParameterNames(Water())
        #expect(AppShortcutPhrase<Water>("Water").text(names).template == "Water")
        #expect(NegativeAppShortcutPhrase("Flood").text.template == "Flood")
        let sentence = AppShortcutParameterPresentationSummaryString<
            Water, Plant, IntentParameter<Plant>, KeyPath<Water, IntentParameter<Plant>>
        >("Water it")
        #expect(AppShortcutParameterPresentationSummary(sentence).format(names) == "Water it")
    }

    @Test("an older title keeps its parts")
    @available(*, deprecated)
    func olderTitle() {
        let title = Plain.Title(specific: "Water \(\.$plant)" as Specific, generic: "Water a Plant", table: "Shortcuts")
        #expect(title.specific.format == "Water ${plant}")
        #expect(title.generic == "Water a Plant")
        #expect(title.table == "Shortcuts")
    }

    @available(*, deprecated)
    private typealias Specific = AppShortcutParameterPresentationTitleString<
        Water, Plant, IntentParameter<Plant>, KeyPath<Water, IntentParameter<Plant>>
    >

    @Test("every tile colour has its place in the format")
    func colours() {
        #expect((0...14).compactMap(ShortcutTileColor.init(rawValue:)).count == 15)
        #expect(ShortcutTileColor.red.rawValue == 0)
        #expect(ShortcutTileColor.purple.rawValue == 10)
        #expect(ShortcutTileColor(rawValue: 15) == nil)
    }

    @Test func describesAProviderAsMetadataDoes() {
        let registry = IntentRegistry(intents: [], shortcutsProviders: [Annotated.self])
        let metadata = AppMetadata(reflecting: registry)
        #expect(metadata.shortcuts.map(\.actionIdentifier) == ["Water", "Water"])
        #expect(metadata.shortcutTileColor == 4)
        #expect(metadata.negativePhrases.map(\.key) == ["Flood ${applicationName}", "Burn it"])
        #expect(Plain.shortcutTileColor.rawValue == 14)
    }
}

private struct ThirstyPlants: DynamicOptionsProvider {
    var count = 2
    func results() async throws -> [Plant] { Array(Garden.plants.prefix(count)) }
}
