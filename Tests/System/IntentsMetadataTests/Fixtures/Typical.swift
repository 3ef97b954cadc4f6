import AppIntents
import PlatformSwiftUI

actor Beds {
    private(set) var names = ["North"]
    func add(_ name: String) { names.append(name) }
}

enum Soil: String, AppEnum {
    case clay, sand

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soil"
    static let caseDisplayRepresentations: [Soil: DisplayRepresentation] = [.clay: "Clay", .sand: "Sand"]
}

struct Bed: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
    static let defaultQuery = BedQuery()

    let id: Int
    @Property(title: "Label") var label: String
    @Property(title: "Size") var size: Int = 1
    @ComputedProperty(title: "Loud Label") var loudLabel: String { label.uppercased() }
    @DeferredProperty(title: "Story") var story: String { get async throws { "About \(label)" } }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(label)") }

    init(id: Int, label: String) {
        self.id = id
        self.label = label
    }
}

struct BedQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency var beds: Beds

    func entities(for identifiers: [Int]) async throws -> [Bed] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Bed] {
        try await allEntities().filter { $0.label == string }
    }
    func suggestedEntities() async throws -> [Bed] { try await allEntities() }
    func allEntities() async throws -> [Bed] {
        await beds.names.enumerated().map { Bed(id: $0.offset, label: $0.element) }
    }
}

struct LargeBeds: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\Bed.$label) {
            EqualToComparator { label in #Predicate<Bed> { $0.label == label } }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Bed.$label) }

    func entities(for identifiers: [Int]) async throws -> [Bed] { [] }
    func entities(
        matching comparators: [Predicate<Bed>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Bed>], limit: Int?
    ) async throws -> [Bed] { [] }
}

struct Crops: DynamicOptionsProvider {
    @IntentParameterDependency<Dig>(\.$bed) var dig

    func results() async throws -> [String] { dig.map { ["Beans for \($0.bed.label)"] } ?? [] }
    func defaultResult() async -> String? { "Beans" }
}

struct Dig: AppIntent {
    static let title: LocalizedStringResource = "Dig"
    static let description = IntentDescription("Digs a bed over.", categoryName: "Care")
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static var parameterSummary: some ParameterSummary {
        When(\.$soil, .equalTo, .clay) {
            Summary("Dig \(\.$bed) slowly") { \.$crop }
        } otherwise: {
            Summary("Dig \(\.$bed) of \(\.$soil)") {
                \.$crop; \.$depth
            }
        }
    }

    @Parameter(title: "Bed") var bed: Bed
    @Parameter(title: "Soil", default: .sand) var soil: Soil
    @Parameter(title: "Crop", optionsProvider: Crops()) var crop: String?
    @Parameter(title: "Depth", default: 20, inclusiveRange: (1, 50)) var depth: Int
    @Dependency var beds: Beds

    func perform() async throws -> some ReturnsValue<Bed> & ProvidesDialog & ShowsSnippetView {
        try await requestConfirmation(dialog: "Dig \(bed.label)?")
        await beds.add(bed.label)
        return .result(value: bed, dialog: "Dug.", view: BedView(label: bed.label))
    }
}

struct BedView: View {
    let label: String
    var body: some View { Text(label) }
}

struct OpenBed: OpenIntent {
    static let title: LocalizedStringResource = "Open Bed"
    @Parameter(title: "Bed") var target: Bed

    @MainActor
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Dig()) }
}

struct BedShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .teal

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Dig(), phrases: ["Dig \(\.$bed) in \(.applicationName)"], shortTitle: "Dig",
            systemImageName: "leaf")
    }
}

struct BedPackage: AppIntentsPackage {}
