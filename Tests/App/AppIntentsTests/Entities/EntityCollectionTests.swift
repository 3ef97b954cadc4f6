import IntentsModel
import PlatformFoundation
import Testing

@testable import AppIntents

@Suite("A collection of entities")
struct EntityCollectionTests {
    /// Remembers what its query was asked for.
    final class Asked: Sendable {
        private let requests = Lock<[[Int]]>([])
        var all: [[Int]] { requests.withLock { $0 } }
        func note(_ identifiers: [Int]) { requests.withLock { $0.append(identifiers) } }
    }

    struct Query: EntityQuery {
        var asked = Asked()

        func entities(for identifiers: [Int]) async throws -> [Plant] {
            asked.note(identifiers)
            return Garden.plants.filter { identifiers.contains($0.id) }
        }
    }

    struct Uproot: AppIntent {
        static let title: LocalizedStringResource = "Uproot"
        static let query = Query()
        @Parameter(title: "Plants", query: query) var plants: EntityCollection<Plant>
        @Parameter(title: "Spare") var spare: EntityCollection<Plant>?
        @Parameter(title: "Bed") var bed: [Plant]

        func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
            .result(value: plants.identifiers + (spare?.identifiers ?? []))
        }
    }

    private func crossed(_ identifiers: String...) -> IntentsModel.IntentValue {
        .array(
            identifiers.map {
                .entity(EntityValue(typeName: "Plant", identifier: $0, display: DisplayValue(title: "Old")))
            })
    }

    @Test("holds identifiers in order, which are added and removed by themselves and by entities")
    func identifiers() {
        var plants: EntityCollection<Plant> = [1, 2]
        plants.append(3)
        plants.append(Garden.plants[3])
        plants.append(contentsOf: [9, 1])
        plants.append(contentsOf: [Garden.plants[1]])
        #expect(Array(plants) == [1, 2, 3, 4, 9, 1, 2])
        plants.remove(1)
        plants.remove(Garden.plants[1])
        #expect(plants.identifiers == [3, 4, 9])
        #expect(plants.contains(9) && plants.contains(Garden.plants[2]) && !plants.contains(1))
        #expect(plants == EntityCollection(identifiers: [3, 4, 9]))
        #expect(plants.count == 3 && plants.first == 3 && EntityCollection<Plant>().isEmpty)
    }

    @Test("asks the query once for what it does not have, and leaves out what is gone")
    func resolves() async throws {
        let query = Query()
        var plants = EntityCollection<Plant>(identifiers: [4, 99, 1], query: query)
        #expect(try await plants.resolvedEntities().map(\.id) == [4, 1])
        #expect(try await plants.resolvedEntities().map(\.id) == [4, 1])
        plants.append(2)
        #expect(try await plants.resolvedEntities().map(\.id) == [4, 1, 2])
        #expect(query.asked.all == [[4, 99, 1], [2]])
    }

    @Test("made of entities, gives these and asks nobody")
    func made() async throws {
        let own = Plant(id: 77, name: "Only here", height: 1)
        #expect(try await EntityCollection(entities: [own]).resolvedEntities().map(\.name) == ["Only here"])
    }

    @Test("as a parameter is filled without making the entities")
    func parameter() async throws {
        let before = Uproot.query.asked.all
        let result = try await result(
            Uproot.self, ["plants": crossed("1", "50"), "spare": crossed("2"), "bed": .array([])])
        #expect(result.value == .array([.int(1), .int(50), .int(2)]))
        #expect(Uproot.query.asked.all == before)
    }

    @Test("tells the system that identifiers are enough, where a list of entities does not")
    func description() {
        let parameters = ActionDescription(reflecting: Uproot.self).parameters
        #expect(parameters.map(\.valueType) == Array(repeating: .array(.entity("Plant")), count: 3))
        #expect(parameters.map(\.isOptional) == [false, true, false])
        #expect(parameters.map { $0.limits?.takesIdentifiers } == [true, true, nil])
    }

    @Test("crosses as entities; those that are not made show their identifier")
    func crosses() async throws {
        let english = Locale(identifier: "en")
        let value = EntityCollection(entities: [Garden.plants[2]]).__intentValue(in: english, properties: false)
        #expect(value == .array([Garden.plants[2].__intentValue(in: english, properties: false)]))
        #expect(
            EntityCollection<Plant>(identifiers: [5]).__intentValue(in: english, properties: true)
                == .array([
                    .entity(EntityValue(typeName: "Plant", identifier: "5", display: DisplayValue(title: "5")))
                ]))
        let one = try await EntityCollection<Plant>.__value(from: .int(3), query: nil)
        #expect(one.identifiers == [3])
    }

    @Test("refuses what cannot be an identifier")
    func refuses() async {
        let error = await #expect(throws: RunError.self) {
            try await EntityCollection<Plant>.__value(from: .array([.string("rose")]), query: nil)
        }
        #expect(error?.message == "“rose” cannot be an identifier of the type Plant.")
        #expect(error?.code == .invalidValue)
    }
}
