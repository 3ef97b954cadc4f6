import AppIntentsTesting
import Foundation
import PlatformCoreTransferable
import PlatformUniformTypeIdentifiers
import Testing

@Suite("Definitions by name")
struct DefinitionTests {
    private let app = IntentTester { $0.add(dependency: FakeGarden() as any Watering) }
        .definitions(of: [WaterPlant.self, LabelPlant.self, PickSeeds.self])

    @Test("names are those of the types, by kind")
    func names() async throws {
        #expect(try await app.names(of: \.intents) == ["LabelPlant", "PickSeeds", "WaterPlant"])
        #expect(try await app.names(of: \.entities) == ["Plant"])
        #expect(try await app.names(of: \.transientEntities) == ["SeedBag"])
        #expect(try await app.names(of: \.enums) == ["Season"])
        #expect(try await app.names(of: \.valueQueries) == [])
    }

    @Test("a definition says what it defines")
    func identity() {
        let intent = app.intents["WaterPlant"]
        #expect(intent.identifier == "WaterPlant")
        #expect(intent.bundleIdentifier == "This process")
        #expect(app.entities["Plant"].typeIdentifier == "Plant")
        #expect(app.entities["Plant"].defaultQuery.entityIdentifier == "Plant")
        #expect("\(app.entities["Plant"].makeReference(identifier: "rose").identifier)" == "Plant/rose")
        #expect("\(app.enums["Season"].makeCase("spring"))" == "Season.spring")
    }

    @Test("a default query answers, and the tester's dependencies reach it")
    func query() async throws {
        let query = app.entities["Plant"].defaultQuery
        #expect(try await query.allEntities().map(\.identifier.instanceIdentifier) == ["rose", "basil"])
        #expect(try await query.entities(matching: "bas") == [app.entities["Plant"].makeReference(identifier: "basil")])
        #expect(try await query.entities(identifiers: ["rose", "oak"]).count == 1)
    }

    @Test("a transient entity made of values comes back with them")
    func transientEntity() async throws {
        let bag = app.transientEntities["SeedBag"].makeEntity(count: 12, season: app.enums["Season"].makeCase("autumn"))
        let picked = try await app.intents["PickSeeds"].makeIntent(bag: bag).run()
        #expect(try picked.value.count == 11)
        let season: AnyAppEnum = try picked.value.season
        #expect(season.caseIdentifier == "autumn")
        let back: AnyTransientAppEntity = try picked.value
        #expect(back.typeIdentifier == "SeedBag")
        #expect(try back.count == 11)
    }

    @Test("questions are answered from the script")
    func answers() async throws {
        let run = try await app.intents["WaterPlant"].makeIntent(minutes: 3).run(answers: [.value("rose")])
        #expect(run.dialog == "Rose gets water for 3 minutes.")
        #expect(run.snippet?.texts == ["Rose", "3 min"])
    }

    @Test("reading what is not there, or is of another type, says so")
    func casting() async throws {
        let rose = try #require(try await app.entities["Plant"].entities(identifiers: ["rose"]).first)
        let missing = #expect(throws: IntentTestingError.self) { let _: String = try rose.id }
        #expect(missing == .castingFailed(elementType: "nil", targetType: "String"))
        #expect(
            missing?.description
                == "Read as String, but there is nothing: only properties with @Property, @ComputedProperty or "
                + "@DeferredProperty can be read, and only when they are set. An entity's id is its "
                + "identifier.instanceIdentifier; read an optional when nothing is right too.")
        let wrong = try await app.intents["WaterPlant"].makeIntent(plant: rose).run()
        let problem = #expect(throws: IntentTestingError.self) { let _: Int = try wrong.value }
        #expect(problem?.description == "Read as Int, but the value is of the type Plant.")
        let nothing: String? = try rose.id
        #expect(nothing == nil)
        let handedOn: (any IntentValueExpressing)? = rose.id
        #expect(handedOn == nil)
    }

    @Test("values of another definition are told apart")
    func otherTypes() throws {
        let season = app.enums["Season"].makeCase("spring")
        try app.enums["Season"].isInstance(season)
        let problem = #expect(throws: IntentTestingError.self) { try app.enums["Month"].isInstance(season) }
        #expect(problem?.description == "The value is of the type Season, not Month.")
    }

    @Test("a name that nothing has is answered with those that are")
    func unknown() async {
        let problem = await #expect(throws: IntentTestingError.self) {
            try await app.intents["Water"].makeIntent().run()
        }
        #expect(
            problem?.description
                == "This process declares no intent “Water”; it declares LabelPlant, PickSeeds, WaterPlant.")
        let entity = await #expect(throws: IntentTestingError.self) { try await app.entities["Tree"].allEntities() }
        #expect(entity?.description == "This process declares no entity “Tree”; it declares Plant, SeedBag.")
    }

    @Test("an entity is exported in the forms of its Transferable conformance")
    func exports() async throws {
        let label = IntentTester().definitions(of: [ReadLabel.self]).entities["Label"].makeReference(identifier: "7")
        #expect(try await label.exported(as: .utf8PlainText) == Data("Label 7".utf8))
        let rose = app.entities["Plant"].makeReference(identifier: "rose")
        let problem = await #expect(throws: IntentTestingError.self) { try await rose.exported(as: .utf8PlainText) }
        #expect(problem?.description == "Plant is not Transferable: it has no form to export.")
    }

    @Test("what no part of the system does yet is refused with its reason")
    func unsupported() async {
        let views = await #expect(throws: IntentTestingError.self) {
            try await app.entities["Plant"].viewAnnotations()
        }
        #expect(
            views?.description
                == "This process cannot be asked what its views show: they are not drawn on this system.")
        let search = await #expect(throws: IntentTestingError.self) {
            try await app.entities["Plant"].spotlightQuery("rose")
        }
        #expect(
            search?.description
                == "This process has no search index; ask for Plant in a test of the installed app.")
    }
}

struct SeedBag: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seed Bag"
    @Property(title: "Count") var count: Int
    @Property(title: "Season") var season: Season
    var displayRepresentation: DisplayRepresentation { "Seed Bag" }
    init() {}
}

struct PickSeeds: AppIntent {
    static let title: LocalizedStringResource = "Pick Seeds"
    @Parameter(title: "Bag") var bag: SeedBag

    func perform() async throws -> some ReturnsValue<SeedBag> {
        bag.count -= 1
        return .result(value: bag)
    }
}

struct LabelPlant: AppIntent {
    static let title: LocalizedStringResource = "Label Plant"
    @Parameter(title: "Plant") var plant: Plant
    @Parameter(title: "Season") var season: Season?

    func perform() async throws -> some IntentResult { .result() }
}

struct Label: AppEntity, Transferable {
    struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Label] { identifiers.map { Label(id: $0) } }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
    static let defaultQuery = Query()
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .utf8PlainText) { Data("Label \($0.id)".utf8) }
    }
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Label" }
}

struct ReadLabel: AppIntent {
    static let title: LocalizedStringResource = "Read Label"
    @Parameter(title: "Label") var label: Label
    func perform() async throws -> some IntentResult { .result() }
}
