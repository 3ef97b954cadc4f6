import AppIntents

enum Amount: String, AppEnum {
    case sip, cup = "c", can

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Amount", numericFormat: "\(placeholder: .int) amounts")
    static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
        .sip: "A sip",
        .cup: DisplayRepresentation(
            title: "One cup", subtitle: "Two sips", image: .init(systemName: "cup"), synonyms: ["Mug"]),
        .can: .init(title: LocalizedStringResource("amount.can", defaultValue: "Whole can", table: "Amounts")),
    ]
}

enum Level: Int, AppEnum {
    case low = 1, high = 10

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    static var caseDisplayRepresentations: [Level: DisplayRepresentation] {
        [.low: "Low", .high: "High"]
    }
}

struct Plant: AppEntity {
    struct Query: EntityStringQuery, EnumerableEntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Plant] { [] }
        func entities(matching string: String) async throws -> [Plant] { [] }
        func allEntities() async throws -> [Plant] { [] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = Query()

    let id: Int
    @Property(title: "Name") var name: String
    @Property var potCount: Int?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ThirstyPlants: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Plant] { [] }
}

struct Notes: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

/// Everything that is left out has its default.
struct Rest: AppIntent {
    static let title: LocalizedStringResource = "Rest"

    func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18, *)
struct WaterPlant: AppIntent {
    static let persistentIdentifier = "Water"
    static let title: LocalizedStringResource = LocalizedStringResource(
        "water.title", defaultValue: "Water Plant", table: "Intents")
    static let description = IntentDescription(
        "Waters a plant", categoryName: "Care", searchKeywords: ["wet", "drink"], resultValueName: "Plant")
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static let allowedExecutionTargets: IntentExecutionTargets = [.main, .appIntentsExtension]
    static var isDiscoverable: Bool { false }

    @Parameter(title: "Plant", description: "Which plant") var plant: Plant
    @Parameter(
        title: "Amount", default: .cup, requestValueDialog: "How much?",
        requestDisambiguationDialog: IntentDialog(full: "Which of them?", supporting: "Choose"),
        inputConnectionBehavior: .connectToPreviousIntentResult, supportedValues: [.sip, .cup])
    var amount: Amount
    @Parameter(title: "Times", default: 1_0, controlStyle: .field, inclusiveRange: (1, 20)) var times: Int
    @Parameter(title: "Litres", default: 0.5, inclusiveRange: (lowerBound: 0, upperBound: 2.5)) var litres: Double?
    @Parameter(title: "Slowly", default: true, displayName: Bool.IntentDisplayName(true: "slow", false: "fast"))
    var slowly: Bool
    @Parameter(title: "Note", inputOptions: .init(multiline: true), optionsProvider: Notes()) var note: String?
    @Parameter(title: "When", kind: .date) var when: Date?
    @Parameter var wikiURL: URL?
    @Parameter(title: "Thirsty", query: ThirstyPlants()) var thirsty: Plant?
    @Parameter(title: "Neighbours", default: [], size: IntentCollectionSize(min: 0, max: 3)) var neighbours: [Plant]
    @Parameter(title: "Levels", default: [.high, .low]) var levels: [Level]
    @Parameter(title: "Day", default: Date.now) var day: Date

    static var parameterSummary: some ParameterSummary {
        When(\.$amount, .equalTo, .can) {
            Summary("Water \(\.$plant)") {
                \.$amount
                \.$times
            }
        } otherwise: {
            Switch(\.$amount) {
                Case(.sip) { Summary("Sprinkle \(\.$plant)", table: "Intents") }
                DefaultCase {
                    Summary("Water \(\.$plant) with \(\.$amount)") {
                        \.$litres
                        \.$slowly
                        \.$note
                        \.$when
                        \.$wikiURL
                        \.$thirsty
                        \.$neighbours
                        \.$levels
                        \.$day
                    }
                }
            }
        }
    }

    func perform() async throws -> some ReturnsValue<Plant> & ProvidesDialog { .result(value: plant, dialog: "Done") }
}

struct OpenPlant: OpenIntent {
    static let title: LocalizedStringResource = "Open Plant"
    static let description: LocalizedStringResource = "Shows a plant"

    @Parameter(title: "Plant") var target: Plant

    func perform() async throws -> some IntentResult { .result() }
}

struct CountPlants: AppIntent {
    static let title: LocalizedStringResource = "Count Plants"
    static let description: String = "Counts \"all\" plants"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult & ReturnsValue<Int?> & OpensIntent {
        .result(value: 1, opensIntent: Rest())
    }
}

struct GardenShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .teal

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenPlant(),
            phrases: ["Open \(\.$target) in \(.applicationName)", "Show \(\.$target) with \(.applicationName)"],
            shortTitle: "Open", systemImageName: "leaf",
            parameterPresentation: ParameterPresentation(
                for: \.$target, summary: Summary("Open \(\.$target)", table: "Shortcuts"),
                optionsCollections: {
                    OptionsCollection(ThirstyPlants(), title: "Thirsty Plants", systemImageName: "drop")
                    OptionsCollection(Plant.Query(), title: "All Plants")
                }))
        if #available(iOS 26, *) {
            AppShortcut(
                intent: Rest(), phrases: ["Rest in \(.applicationName)"], shortTitle: "Rest", systemImageName: "moon")
        }
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Open the door in \(.applicationName)"])
    }
}

struct GardenPackage: AppIntentsPackage {}
