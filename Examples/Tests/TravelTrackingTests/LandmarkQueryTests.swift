import AppIntents
import Testing

@testable import TravelTrackingKit

@Suite("Finding landmarks")
struct LandmarkQueryTests {
    private let world: TestWorld
    private let query: LandmarkQuery

    init() throws {
        world = try TestWorld()
        let query = LandmarkQuery()
        query.modelData = world.modelData
        self.query = query
    }

    @Test("identifiers find landmarks in their order, and unknown ones nothing")
    func identifiers() async throws {
        let tower = try world.landmark("Eiffel Tower")
        let petra = try world.landmark("Petra")
        #expect(try await query.entities(for: [petra.id, 7, tower.id]).map(\.name) == ["Petra", "Eiffel Tower"])
    }

    @Test(
        "words find names, other names and countries",
        arguments: [
            ("sagrada", ["Sagrada Família"]), ("big ben", ["Elizabeth Tower"]),
            ("New Zeal", ["Aoraki / Mount Cook", "Milford Sound", "Sky Tower"]), ("Atlantis", []),
        ])
    func words(text: String, names: [String]) async throws {
        #expect(try await query.entities(matching: text).map(\.name) == names)
    }

    @Test("favorites are suggested")
    func suggestions() async throws {
        #expect(try await query.suggestedEntities().isEmpty)
        try await world.modelData.favorites.toggle(try world.landmark("Uluru").id)
        #expect(try await query.suggestedEntities().map(\.name) == ["Uluru"])
    }

    @Test("properties combine, sort and limit")
    func properties() async throws {
        let south = LandmarkCondition { $0.latitude <= -40 }
        let europe = LandmarkCondition { $0.continent == "Europe" }
        let sort = EntityQuerySort<LandmarkEntity>(by: \.$latitude, order: .ascending)
        let both = try await query.entities(matching: [south, europe], mode: .and, sortedBy: [], limit: nil)
        #expect(both.isEmpty)
        let either = try await query.entities(matching: [south, europe], mode: .or, sortedBy: [sort], limit: 2)
        #expect(either.map(\.name) == ["South Pole", "Mount Erebus"])
    }

    @Test("names sort as people sort them")
    func names() async throws {
        let sort = EntityQuerySort<LandmarkEntity>(by: \.$name, order: .descending)
        let found = try await query.entities(matching: [], mode: .and, sortedBy: [sort], limit: 1)
        #expect(found.map(\.name) == ["Victoria Falls"])
    }

    @Test("continents are all listed")
    func continents() async throws {
        #expect(try await ContinentQuery().allEntities().count == 7)
        #expect(try await ContinentQuery().entities(for: ["Asia", "Atlantis"]).map(\.id) == ["Asia"])
    }
}
