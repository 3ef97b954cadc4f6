import AppIntents
import IntentsModel
import Testing

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
                    for: \.$plant, summary: Summary("Water \(\.$plant)"),
                    optionsCollections: {
                        OptionsCollection(PlantQuery(), title: "Plants", systemImageName: "leaf")
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
        #expect(presentation?.collections.map(\.title.key) == ["Plants"])
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
