import IntentsModel
import Testing

@testable import AppIntents

@Suite("A request for entities")
struct QueryRunnerTests {
    private func page(_ selection: EntitySelection, _ query: some EntityQuery) async throws -> EntityPage {
        try await QueryRunner.page(for: EntityRequest(entityType: "", selection: selection), query: query)
    }

    @Test("is answered by identifier, text, suggestion, enumeration and property query")
    func selections() async throws {
        let finder = PlantFinder()
        #expect(try await page(.identifiers(["3", "x", "99"]), finder).entities.map(\.identifier) == ["3"])
        #expect(try await page(.matching("Rose"), finder).entities.map(\.identifier) == ["3"])
        #expect(try await page(.suggested, PlantQuery()).entities.map(\.identifier) == ["1", "2", "3"])
        #expect(try await page(.all, finder).entities.map(\.identifier) == ["1", "2", "3", "4"])
        let find = FindRequest(
            conditions: [FindCondition(property: "height", comparator: "greaterThan", values: [.int(35)])],
            sort: [FindSort(property: "height", ascending: false)], limit: 2)
        #expect(try await page(.find(find), finder).entities.map(\.identifier) == ["3", "4"])
    }

    @Test("is answered with the named alone, or with what is nearest to the name")
    func names() async throws {
        func titles(_ name: String, _ selection: EntitySelection) async throws -> [String] {
            let request = EntityRequest(entityType: "", selection: selection, name: name)
            return try await QueryRunner.page(for: request, query: PlantFinder()).entities.map(\.display.title)
        }
        let rose = try await page(.identifiers(["3"]), PlantFinder()).entities[0].display.title
        #expect(try await titles(rose.uppercased(), .all) == [rose])
        #expect(try await titles(rose + "x", .all) == [rose])
        #expect(try await titles("Quite another thing", .all) == [])
    }

    @Test("filters in memory where the query can only enumerate, by deferred properties too")
    func memory() async throws {
        let find = FindRequest(
            conditions: [FindCondition(property: "scent", comparator: "contains", values: [.string("IRIS")])],
            sort: [FindSort(property: "petals")])
        #expect(try await page(.find(find), FlowerQuery()).entities.map(\.identifier) == ["3"])
        let error = await #expect(throws: RunError.self) {
            try await page(.find(FindRequest(conditions: [], sort: [FindSort(property: "colour")])), FlowerQuery())
        }
        #expect(
            error?.message.hasPrefix("Flower has no property “colour”; it has ") == true, "\(error?.message ?? "")")
    }

    @Test("says which protocol is missing for it")
    func missingProtocol() async {
        let listing = await #expect(throws: RunError.self) { try await page(.all, TallPlantQuery()) }
        #expect(
            listing?.message
                == "TallPlantQuery can neither list nor filter all entities: adopt EnumerableEntityQuery or "
                + "EntityPropertyQuery.")
        let matching = await #expect(throws: RunError.self) { try await page(.matching("x"), TallPlantQuery()) }
        #expect(matching?.message == "TallPlantQuery cannot search by text: adopt EntityStringQuery.")
    }

    @Test("loads the query's dependencies, and keeps its prompt")
    func dependencies() async throws {
        let shrub = Shrub(id: UUID())
        shrub.name = "Box"
        shrub.story = ""
        AppDependencyManager.shared.add(dependency: ShrubStore(shrubs: [shrub]))
        #expect(try await page(.matching("Bo"), ShrubQuery()).entities.map(\.display.title) == ["Box"])
        #expect(try await page(.suggested, ShrubPredicateQuery()).promptLabel == "Which shrub?")
    }

    @Test("KP-31: a query has the abilities of all its protocols")
    func capabilities() {
        #expect(
            QueryDescription(reflecting: PlantFinder.self).capabilities
                == [.identifiers, .string, .enumerable, .property])
        #expect(QueryDescription(reflecting: PlantQuery.self).capabilities == [.identifiers, .string])
        #expect(
            QueryDescription(reflecting: PlantFinder.self).findIntentDescription == LocalizedText("Finds plants"))
    }

    @Test("KP-08: nested queries of one name have identifiers of their own")
    func nestedQueries() {
        #expect(QueryDescription(reflecting: Bed.Query.self).identifier == "AppIntentsTests.Bed.Query")
        #expect(QueryDescription(reflecting: Tool.Query.self).identifier == "AppIntentsTests.Tool.Query")
        #expect(EntityDescription(reflecting: Bed.self).identifier == "Bed")
    }

    @Test("reads the intent's other parameters once all of them have values")
    func dependentChoices() async throws {
        let dig = DigBed()
        let query = Tool.Query()
        #expect(query.dig?.note == nil)
        dig.bed = Bed(id: 1, label: "North")
        let early = try await ChoosingIntent.$current.withValue(dig) { try await query.suggestedEntities() }
        #expect(early.isEmpty)
        dig.note = "deep"
        let late = try await ChoosingIntent.$current.withValue(dig) { try await query.suggestedEntities() }
        #expect(late.map(\.id) == ["North deep"])
    }
}
