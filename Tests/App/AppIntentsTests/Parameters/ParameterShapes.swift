import AppIntents

/// Every way to write a parameter of the types that exist; that it compiles is the test, what it means is tested beside.
struct ParameterShapes: AppIntent {
    static let title: LocalizedStringResource = "Shapes"
    @Parameter var bareText: String
    @Parameter var bareNumber: Int
    @Parameter var bareDecimal: Double
    @Parameter var bareTruth: Bool
    @Parameter var bareDate: Date
    @Parameter var bareLink: URL
    @Parameter var bareEnum: Amount
    @Parameter var bareEntity: Plant
    @Parameter var optionalText: String?
    @Parameter var optionalNumber: Int?
    @Parameter var optionalEnum: Amount?
    @Parameter var optionalEntity: Plant?
    @Parameter var texts: [String]
    @Parameter var optionalTexts: [String]?
    @Parameter var numbers: [Int]
    @Parameter var enums: [Amount]
    @Parameter var entities: [Plant]
    @Parameter var optionalEntities: [Plant]?
    @Parameter var uniqueNumbers: Set<Int>

    @Parameter(title: "Text") var titled: String
    @Parameter(title: LocalizedStringResource("text.key", comment: "A note")) var titledByKey: String
    @Parameter(title: .init("text.key", defaultValue: "Text")) var titledByDefault: String
    @Parameter(description: "What it is") var described: String
    @Parameter(default: "Basil") var defaulted: String
    @Parameter(requestValueDialog: "Which text?") var asked: String
    @Parameter(requestValueDialog: IntentDialog("Which text?")) var askedByDialog: String
    @Parameter(
        title: "Note", description: "A few words", default: "None",
        inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: true),
        requestValueDialog: "Which note?", inputConnectionBehavior: .connectToPreviousIntentResult)
    var everyTextOption: String
    @Parameter(inputOptions: .init(keyboardType: .numberPad)) var pin: String

    @Parameter(title: "Count", default: 3, controlStyle: .field, inclusiveRange: (1, 10)) var count: Int
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
    @Parameter(title: "Share", inclusiveRange: (lowerBound: 0.25, upperBound: 0.75)) var labelledRange: Double
    @Parameter(title: "Open", default: true, displayName: Bool.IntentDisplayName(true: "Open", false: "Shut"))
    var open: Bool
    @Parameter(title: "When", kind: .date) var day: Date
    @Parameter(title: "When", default: Date(timeIntervalSince1970: 0), kind: .time) var time: Date?
    @Parameter(title: "Link", default: URL(string: "https://example.org")) var link: URL

    @Parameter(title: "Amount", default: .cup) var amount: Amount
    @Parameter(title: "Amount", default: .cup, requestDisambiguationDialog: "Which of them?") var amountOrNone: Amount?
    @Parameter(title: "Amounts", default: []) var amounts: [Amount]
    @Parameter(title: "Amount", supportedValues: [.sip, .cup]) var fewAmounts: Amount
    @Parameter(title: "Zone", default: .sun) var zone: Zone

    @Parameter(title: "Plant", requestValueDialog: "Which plant?", requestDisambiguationDialog: "Which one?")
    var plant: Plant
    @Parameter(title: "Plant", query: TallPlantQuery()) var tallPlant: Plant
    @Parameter(title: "Plants", size: 3) var threePlants: [Plant]
    @Parameter(title: "Plants", size: .init(min: 1, max: 2)) var somePlants: [Plant]
    @Parameter(title: "Plants", size: [.systemSmall: 2, .systemLarge: 7]) var plantsBySize: [Plant]?
    @Parameter(title: "Plants", size: 3, query: TallPlantQuery()) var tallPlants: [Plant]

    @Parameter(title: "Soil", optionsProvider: SoilOptions()) var soil: String
    @Parameter(optionsProvider: SoilOptions()) var soils: [String]
    @Parameter(title: "Depth", optionsProvider: DepthOptions()) var depth: Int
    @Parameter(title: "Plant", optionsProvider: PlantOptions()) var offeredPlant: Plant
    @Parameter(title: "Amount", optionsProvider: AmountOptions()) var offeredAmount: Amount

    @Parameter(
        title: "Hex",
        resolvers: {
            IntFromStringResolver(radix: 16)
            IntFromDoubleResolver(roundingRule: .up)
        })
    var hex: Int
    @Parameter(title: "Soil", optionsProvider: SoilOptions(), resolvers: { StringFromIntResolver() })
    var resolvedSoil: String

    func perform() async throws -> some IntentResult { .result() }
}

struct TallPlantQuery: EntityQuery {
    func entities(for ids: [Int]) async throws -> [Plant] {
        Garden.plants.filter { ids.contains($0.id) && $0.height > 60 }
    }
}

struct SoilOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Light") {
                "Sand"
                "Chalk"
            }
            ItemSection("Heavy", items: [IntentItem("Clay", title: "Wet clay", image: .init(systemName: "drop"))])
        }
    }

    func defaultResult() async -> String? { "Sand" }
}

final class DepthOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [5, 10] }
}

struct PlantOptions: DynamicOptionsProvider {
    func results() async throws -> [Plant] { Garden.plants }
}

struct AmountOptions: DynamicOptionsProvider {
    func results() async throws -> [Amount] { [.sip] }
}
