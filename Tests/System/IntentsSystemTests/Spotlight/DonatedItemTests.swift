import Foundation
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("What apps put into the index", .timeLimit(.minutes(5)))
struct DonatedItemTests {
    private static let app = "com.example.garden"
    private static let garden = BundleFixture(
        metadata: Garden.metadata([Garden.action("WaterPlant")], entities: [Garden.plant]))

    /// A system with the app running, which sends what it is told to.
    private func withApp(
        suggesting page: EntityPage = Garden.plants(), _ body: (TestSystem, LinkConnection) async throws -> Void
    ) async throws {
        var app = ProbeApp(Self.app, actions: ["WaterPlant": { _, _ in .value("done") }])
        app.entities = { _ in page }
        let probe = app
        try await TestSystem.run { system in
            try await system.install(Self.garden, probe)
            _ = try await system.client.run("WaterPlant")
            try await body(system, try #require(system.launcher.link(of: Self.app)))
        }
    }

    private static func item(
        _ identifier: String, _ title: String?, domain: String? = nil, entity: String? = nil, isHidden: Bool? = nil,
        expires: Date? = nil, isUpdate: Bool = false, _ more: [String: AttributeValue] = [:]
    ) -> SearchableItemValue {
        SearchableItemValue(
            identifier: identifier, domain: domain, expirationDate: expires, isUpdate: isUpdate,
            attributes: more.merging(title.map { ["title": .text($0)] } ?? [:]) { $1 },
            entity: entity.map { SearchableEntity(typeName: "Plant", identifier: $0, isHidden: isHidden) })
    }

    @discardableResult
    private func send(
        _ change: SearchIndexRequest.Change, to link: LinkConnection, index: String? = nil
    ) async throws -> SearchIndexReply {
        try await link.send(SearchIndexRequest(indexName: index, change: change))
    }

    private func listed(_ system: TestSystem, _ text: String? = nil, app: String? = nil) async throws -> [IndexedItem] {
        try await system.client.send(ListIndexRequest(app: app, text: text, limit: 100))
    }

    @Test(
        "KP-65: entries are listed with identity, fields, owner and time; a query says where it was found, and how well"
    )
    func list() async throws {
        try await withApp { system, link in
            let rose = Self.item("r", "Rose", entity: "7", ["keywords": .texts(["thorn"]), "latitude": .number(3)])
            let mint = Self.item("m", "Mint", ["contentDescription": .text("Smells of roses and thorn")])
            try await send(.index([rose, mint, Self.item("b", "Basil")]), to: link)
            try await send(.delete(identifiers: ["b"]), to: link)
            let all = try await listed(system, app: "Garden")
            #expect(Set(all.map(\.item)) == [rose, mint])
            #expect(all.allSatisfy { $0.bundleIdentifier == Self.app && $0.donatedAt > 0 && $0.score == nil })
            let found = try await listed(system, "thorn")
            #expect(found.map(\.item.identifier) == ["r", "m"])
            #expect(found.map(\.matchedField) == ["keywords", "text"])
            let scores = found.compactMap(\.score)
            #expect(scores.count == 2 && scores[0] > scores[1])
            #expect(try await listed(system, "basil") == [])
            #expect(try await system.client.search("basil") == [])
        }
    }

    @Test("KP-66: a title alone is found; without any text it is listed, and the app is told")
    func minimal() async throws {
        try await withApp { system, link in
            #expect(try await send(.index([Self.item("r", "Rose", entity: "7")]), to: link).warnings == [])
            #expect(try await system.client.search("ros").map(\.identifier) == ["Plant/7"])
            let reply = try await send(.index([Self.item("n", nil, entity: "8"), Self.item("p", nil)]), to: link)
            #expect(
                reply.warnings == [
                    "The entity Plant/8 has no text, so nobody finds it: give it a title or keywords.",
                    "The item “p” has no text, so nobody finds it: give it a title or keywords.",
                ])
            #expect(Set(try await listed(system).map(\.item.identifier)) == ["r", "n", "p"])
        }
    }

    @Test("KP-68: an item that stands for an entity is one hit with it, another is a second hit with a warning")
    func twins() async throws {
        try await withApp(suggesting: Garden.plants("Rose")) { system, link in
            let entity = Self.item("Plant/1", "Rose", entity: "1")
            #expect(
                try await send(.index([entity, Self.item("photo", "My rose", entity: "1")]), to: link).warnings == [])
            let hits = try await system.client.search("rose")
            #expect(hits.map(\.kind) == ["entity"] && hits.map(\.identifier) == ["Plant/1"])
            let reply = try await send(.index([Self.item("plain", "Rose")]), to: link)
            #expect(
                reply.warnings == [
                    "The item “plain” and the entity Plant/1 are both called “Rose” and are found as two things: if they are"
                        + " one, call associateAppEntity(_:priority:) on the item."
                ])
            #expect(try await system.client.search("rose").map(\.kind) == ["entity", "item"])
        }
    }

    @Test("items go by identifier, group, entity and all at once, each in the index they are in")
    func deletion() async throws {
        try await withApp { system, link in
            func left() async throws -> Set<String> { Set(try await listed(system).map(\.item.identifier)) }
            let items = [
                Self.item("1", "A", domain: "a"), Self.item("2", "B", domain: "a.b"), Self.item("3", "C", domain: "ab"),
                Self.item("4", "D", entity: "4"), Self.item("5", "E", entity: "5"),
            ]
            try await send(.index(items), to: link)
            try await send(.index([Self.item("6", "F", domain: "a")]), to: link, index: "other")
            try await send(.deleteDomains(["a"]), to: link)
            #expect(try await left() == ["3", "4", "5", "6"])
            try await send(.deleteEntities(typeName: "Plant", identifiers: ["4"]), to: link)
            #expect(try await left() == ["3", "5", "6"])
            try await send(.deleteEntities(typeName: "Plant", identifiers: nil), to: link)
            try await send(.delete(identifiers: ["6"]), to: link)
            #expect(try await left() == ["3", "6"])
            try await send(.deleteAll, to: link)
            #expect(try await left() == ["6"])
        }
    }

    @Test("an item replaces the one of its identifier, an update adds to it")
    func updates() async throws {
        try await withApp { system, link in
            try await send(.index([Self.item("1", "Rose", domain: "d", ["city": .text("Bonn")])]), to: link)
            try await send(.index([Self.item("1", nil, isUpdate: true, ["keywords": .texts(["red"])])]), to: link)
            #expect(try await system.client.search("red").map(\.title) == ["Rose"])
            let item = try await listed(system).first?.item
            #expect(item?.domain == "d" && item?.attributes["city"] == .text("Bonn") && item?.isUpdate == false)
            try await send(.index([Self.item("1", "Tulip")]), to: link)
            #expect(try await system.client.search("rose") == [])
            #expect(try await listed(system).map(\.item) == [Self.item("1", "Tulip")])
        }
    }

    @Test("what is hidden or has expired is not found")
    func hidden() async throws {
        try await withApp(suggesting: Garden.plants("Rose", "Mint")) { system, link in
            try await send(
                .index([
                    Self.item("h", "Rose", entity: "1", isHidden: true),
                    Self.item("old", "Fern", expires: Date(timeIntervalSince1970: 5)),
                    Self.item("new", "Moss", expires: Date.distantFuture),
                ]), to: link)
            #expect(try await system.client.search("rose") == [])
            #expect(try await system.client.search("mint").map(\.title) == ["Mint"])
            #expect(try await system.client.search("fern") == [])
            #expect(try await system.client.search("moss").map(\.title) == ["Moss"])
            #expect(Set(try await listed(system).map(\.item.identifier)) == ["h", "new"])
        }
    }

    @Test("items outlive an upgrade and leave with their app")
    func lifeOfTheApp() async throws {
        try await withApp { system, link in
            try await send(.index([Self.item("1", "Rose")]), to: link)
            var upgraded = Self.garden
            upgraded.version = "2.0"
            try await system.install(upgraded)
            #expect(try await system.client.search("rose").map(\.kind) == ["item"])
            _ = try await system.client.send(UninstallRequest(app: "Garden", purge: false))
            #expect(try await listed(system) == [])
            try await system.install(Self.garden)
            #expect(try await system.client.search("rose") == [])
        }
    }

    @Test("an app may have so many items and no more, and none may be larger than allowed: then nothing is changed")
    func limits() async throws {
        try await withApp { system, link in
            let large = Self.item("large", "X", ["textContent": .text(String(repeating: "x", count: 300_000))])
            let refused = try await send(.index([Self.item("1", "Rose"), large]), to: link).refusal
            #expect(refused?.reason == .invalidItem)
            #expect(refused?.message.hasPrefix("The item “large” has 30") == true)
            #expect(refused?.message.hasSuffix("and an item may have 262144: leave out texts or pictures.") == true)
            #expect(try await listed(system) == [])
            let many = (0..<Spotlight.itemsPerApp).map { Self.item("\($0)", "Weed \($0)") }
            for start in stride(from: 0, to: many.count, by: 2_500) {
                #expect(try await send(.index(Array(many[start..<start + 2_500])), to: link).refusal == nil)
            }
            let full = try await send(.index([Self.item("one", "More")]), to: link).refusal
            #expect(
                full?.message
                    == "com.example.garden may have 10000 items in the search index, and these would make it 10001: delete"
                    + " some first.")
            #expect(full?.reason == .quotaExceeded)
            #expect(try await send(.index([many[0]]), to: link).refusal == nil)
        }
    }
}
