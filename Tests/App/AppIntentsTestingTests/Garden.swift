import AppIntents
import PlatformSwiftUI

/// What the intents of the tests work on.
protocol Watering: Sendable {
    func plants() async -> [Plant]
    func water(_ plant: Plant, minutes: Int) async throws
}

struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)") }
}

struct PlantQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency var garden: any Watering

    func entities(for identifiers: [String]) async throws -> [Plant] {
        await garden.plants().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Plant] {
        await garden.plants().filter { $0.id.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [Plant] { await garden.plants() }
}

enum Season: String, AppEnum {
    case spring, autumn

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .spring: "Spring", .autumn: DisplayRepresentation(title: "Autumn", synonyms: ["Fall"]),
    ]
}

struct WaterPlant: AppIntent {
    static let title: LocalizedStringResource = "Water Plant"

    @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
    @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 60)) var minutes: Int
    @Dependency var garden: any Watering

    @MainActor
    func perform() async throws -> some ReturnsValue<Plant> & ProvidesDialog & ShowsSnippetView {
        try await garden.water(plant, minutes: minutes)
        return .result(
            value: plant, dialog: "\(plant.id.capitalized) gets water for \(minutes) minutes.",
            view: WateringView(plant: plant, minutes: minutes))
    }
}

struct WateringView: View {
    let plant: Plant
    let minutes: Int

    var body: some View {
        VStack {
            Text(plant.id.capitalized)
            Text("\(minutes) min")
        }
    }
}

/// A garden in memory.
actor FakeGarden: Watering {
    private let names: [String]
    private(set) var watered: [String: Int] = [:]

    init(_ names: [String] = ["rose", "basil"]) { self.names = names }

    func plants() -> [Plant] { names.map { Plant(id: $0) } }
    func water(_ plant: Plant, minutes: Int) { watered[plant.id] = minutes }
}
