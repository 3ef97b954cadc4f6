import AppIntents

/// The small garden that the tests work in.
struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Height") var height: Double
    @Property var note: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(Int(height)) cm", image: .init(systemName: "leaf"), synonyms: ["No. \(id)"])
    }

    init(id: Int, name: String, height: Double, note: String? = nil) {
        self.id = id
        self.name = name
        self.height = height
        self.note = note
    }
}

struct PlantQuery: EntityStringQuery {
    func entities(for ids: [Int]) async throws -> [Plant] {
        ids.compactMap { id in Garden.plants.first { $0.id == id } }
    }

    func entities(matching text: String) async throws -> [Plant] {
        Garden.plants.filter { $0.name.localizedCaseInsensitiveContains(text) }
    }

    func suggestedEntities() async throws -> [Plant] { Array(Garden.plants.prefix(3)) }
}

enum Garden {
    static let plants = [
        Plant(id: 1, name: "Basil", height: 30), Plant(id: 2, name: "Thai Basil", height: 40),
        Plant(id: 3, name: "Rose", height: 120, note: "By the gate"), Plant(id: 4, name: "Yarrow", height: 70),
    ]
}
