import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Search", .timeLimit(.minutes(5)))
struct SearchTests {
    private static let garden = BundleFixture(
        alternativeNames: ["Greenhouse"],
        metadata: Garden.metadata(
            [
                Garden.action("WaterPlant", title: "Water Plant"),
                Garden.action("Secret", title: "Water Secretly", isDiscoverable: false),
            ], entities: [Garden.plant],
            shortcuts: [Garden.shortcut("WaterPlant", "Water a plant in ${applicationName}", title: "Watering")]))

    private static func app(suggesting page: @escaping @Sendable () -> EntityPage) -> ProbeApp {
        var app = ProbeApp("com.example.garden", actions: ["WaterPlant": { _, _ in .value("done") }])
        app.entities = { _ in page() }
        return app
    }

    private func hits(_ text: String) async throws -> [String] {
        var titles: [String] = []
        try await TestSystem.run { system in
            try await system.install(Self.garden)
            titles = try await system.client.search(text).map { "\($0.kind) \($0.title)" }
        }
        return titles
    }

    @Test("KP-84: hidden actions are not found") func findsByPrefix() async throws {
        #expect(Set(try await hits("wat")) == ["action Water Plant", "shortcut Watering"])
        #expect(try await hits("water plant").first == "action Water Plant")
        #expect(try await hits("secretly") == [])
    }

    @Test(arguments: ["garden", "GARDÉN", "greenh"]) func findsAppsByTheirNames(text: String) async throws {
        #expect(try await hits(text).contains("app Garden"))
    }

    @Test(arguments: [
        "", "   ", "\"", "*", "title:x OR", "water\" OR \"x", "🌹", String(repeating: "a", count: 1 << 20),
    ])
    func anyTextIsOnlyText(text: String) async throws {
        #expect(try await hits(text) == [])
    }

    @Test func entitiesEnterAsTheAppSuggestsThemWheneverItHasRun() async throws {
        try await TestSystem.run { system in
            let page = Lock(Garden.plants("Basil", "Thai Básil"))
            try await system.install(Self.garden, Self.app { page.withLock { $0 } })
            #expect(try await system.client.search("basil") == [])
            _ = try await system.client.run("WaterPlant")
            let found = try await system.client.search("basil")
            #expect(found.map(\.title) == ["Basil", "Thai Básil"])
            #expect(found.map(\.identifier) == ["Plant/1", "Plant/2"])
            #expect(found.map(\.kind) == ["entity", "entity"])

            page.withLock { $0 = Garden.plants("Mint") }
            _ = try await system.client.run("WaterPlant")
            #expect(try await system.client.search("basil") == [])
            #expect(try await system.client.search("mint").map(\.title) == ["Mint"])
        }
    }

    private static func garden(_ capabilities: QueryCapabilities) -> BundleFixture {
        BundleFixture(
            metadata: Garden.metadata(
                [Garden.action("WaterPlant")], entities: [Garden.plant],
                queries: [
                    QueryDescription(
                        identifier: "Garden.PlantQuery", entityType: "Plant", capabilities: capabilities)
                ]))
    }

    private static func listing(_ all: EntityPage, suggesting suggested: EntityPage) -> ProbeApp {
        var app = ProbeApp("com.example.garden", actions: ["WaterPlant": { _, _ in .value("done") }])
        app.entities = { request in
            guard case .find(let find) = request.selection else { return suggested }
            #expect(find == FindRequest(conditions: [], limit: Spotlight.entitiesPerType))
            return all
        }
        return app
    }

    @Test(arguments: [QueryCapabilities.enumerable, .property])
    func entitiesThatAQueryCanListAreFoundWithoutBeingSuggested(_ capability: QueryCapabilities) async throws {
        try await TestSystem.run { system in
            try await system.install(
                Self.garden([.identifiers, capability]),
                Self.listing(Garden.plants("Basil", "Mint"), suggesting: Garden.plants("Basil")))
            _ = try await system.client.run("WaterPlant")
            #expect(try await system.client.search("mint").map(\.title) == ["Mint"])
            #expect(try await system.client.search("basil").map(\.title) == ["Basil"])
        }
    }

    @Test func entitiesThatAQueryCannotListAreNotAskedFor() async throws {
        try await TestSystem.run { system in
            try await system.install(
                Self.garden([.identifiers, .string]),
                Self.listing(Garden.plants("Basil", "Mint"), suggesting: Garden.plants("Basil")))
            _ = try await system.client.run("WaterPlant")
            #expect(try await system.client.search("mint") == [])
            #expect(try await system.client.search("basil").map(\.title) == ["Basil"])
        }
    }

    @Test func suggestedEntitiesAreFoundEvenWhereThereAreTooManyToKeep() async throws {
        let many = EntityPage(sections: [
            EntitySection(
                entities: (1...Spotlight.entitiesPerType).map {
                    EntityValue(typeName: "Plant", identifier: "\($0 + 10)", display: DisplayValue(title: "Weed \($0)"))
                })
        ])
        try await TestSystem.run { system in
            try await system.install(
                Self.garden([.identifiers, .enumerable]), Self.listing(many, suggesting: Garden.plants("Basil")))
            _ = try await system.client.run("WaterPlant")
            #expect(try await system.client.search("basil").map(\.title) == ["Basil"])
            #expect(try await system.client.search("weed", limit: 1).count == 1)
        }
    }

    @Test("KP-21: an app that says its entities have changed is asked again") func changedParameters() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, Self.app { Garden.plants("Mint") })
            _ = try await system.client.send(OpenAppRequest(app: "Garden"))
            try system.launcher.link(of: "com.example.garden")?.notify(ShortcutParametersChanged())
            try await eventually { try await system.client.search("mint").map(\.title) == ["Mint"] }
        }
    }

    @Test func entitiesLeaveWithTheirApp() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, Self.app { Garden.plants("Mint") })
            _ = try await system.client.run("WaterPlant")
            #expect(try await system.client.search("mint").count == 1)
            _ = try await system.client.send(UninstallRequest(app: "Garden", purge: false))
            #expect(try await system.client.search("mint") == [])
            #expect(try await system.client.search("water") == [])
        }
    }

    @Test func limitsTheNumberOfHits() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, Self.app { Garden.plants("Mint 1", "Mint 2", "Mint 3") })
            _ = try await system.client.run("WaterPlant")
            #expect(try await system.client.search("mint", limit: 2).count == 2)
        }
    }

    @Test func entitiesAreAlwaysAskedOfTheApp() async throws {
        try await TestSystem.run { system in
            var app = Self.app { Garden.plants() }
            app.entities = { request in
                request.selection == .matching("ba") ? Garden.plants("Basil") : Garden.plants()
            }
            try await system.install(Self.garden, app)
            let found = try await system.client.send(
                FindEntitiesRequest(type: "Plant", selection: .matching("ba"), locale: "en"))
            #expect(found.bundleIdentifier == "com.example.garden")
            #expect(found.page.entities.map(\.display.title) == ["Basil"])
            #expect(system.launcher.launches == ["com.example.garden"])
        }
    }
}
