import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("intents index")
struct IndexCommandTests {
    private static let items = [
        IndexedItem(
            bundleIdentifier: "garden.app", indexName: nil,
            item: SearchableItemValue(
                identifier: "Plant/7", domain: "Plant", expirationDate: nil, isUpdate: false,
                attributes: [
                    "title": .text("Basil"), "keywords": .texts(["herb"]), "latitude": .number(3.5),
                    "thumbnailData": .data(Data([1, 2])),
                ], entity: SearchableEntity(typeName: "Plant", identifier: "7")),
            donatedAt: 1_767_225_600, matchedField: "title", score: 1.5),
        IndexedItem(
            bundleIdentifier: "garden.app", indexName: "notes",
            item: SearchableItemValue(
                identifier: "n", domain: nil, expirationDate: nil, isUpdate: false, attributes: [:]),
            donatedAt: 1_767_225_600),
    ]

    private func daemon(_ items: [IndexedItem]) throws -> DaemonStub {
        try DaemonStub { handlers in
            handlers.onRequest(ListIndexRequest.self) { request, _ in
                Array((request.app == "Garden" || request.app == nil ? items : []).prefix(request.limit))
            }
        }
    }

    @Test("KP-65: It lists what apps have put there")
    func table() async throws {
        let run = try await daemon(Self.items).tester.run("index", "Garden")
        #expect(
            run.output == "garden.app  Plant/7  Basil       title\ngarden.app  n        (no title)\n", "\(run.error)")
        #expect(try await daemon([]).tester.run("index").output == "No app has put anything there.\n")
        #expect(
            try await daemon([]).tester.run("index", "--matching", "x").output
                == "No app has put anything there that “x” finds.\n")
    }

    @Test("With --again the app indexes its entities once more, all or those that are named")
    func again() async throws {
        let asked = Lock<[IndexRefresh]>([])
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(ListIndexRequest.self) { _, _ in [] }
            handlers.onRequest(RefreshIndexRequest.self) { request, _ in
                asked.withLock { $0.append(request.refresh) }
                return RefreshedIndex(entityTypes: request.refresh.entityType == "Rock" ? [] : ["Plant"])
            }
        }
        #expect(await daemon.tester.run("index", "Garden", "--again").status == 0)
        let only = ["index", "Garden", "--again", "--only", "Plant/7", "--only", "Plant/a/b"]
        #expect(await daemon.tester.run(only).status == 0)
        #expect(
            asked.withLock { $0 } == [
                IndexRefresh(), IndexRefresh(entityType: "Plant", identifiers: ["7", "a/b"]),
            ])
        let none = await daemon.tester.run("index", "Garden", "--again", "--only", "Rock/1")
        #expect(
            none.error.contains(
                "“Garden” has no query that can give entities to the index again (IndexedEntityQuery)."))
        for (arguments, message) in [
            (["index", "--again"], "--again needs an app: intents index APP --again."),
            (["index", "Garden", "--only", "Plant/7"], "--only says what --again is for: give both."),
            (
                ["index", "Garden", "--again", "--only", "Plant"],
                "--only takes TYPE/ID, and all of one type; not “Plant”."
            ),
        ] { #expect(await daemon.tester.run(arguments).error.contains(message)) }
    }

    @Test("With --json it has everything that is known of an item")
    func json() async throws {
        let document = try await daemon(Self.items).tester.run("index", "--limit", "1", "--json").json
        #expect(
            document
                == .object([
                    "formatVersion": .int(1),
                    "items": .array([
                        .object([
                            "app": .string("garden.app"), "index": .null, "identifier": .string("Plant/7"),
                            "domain": .string("Plant"),
                            "entity": .object([
                                "type": .string("Plant"), "id": .string("7"), "hidden": .bool(false),
                            ]),
                            "attributes": .object([
                                "title": .string("Basil"), "keywords": .array([.string("herb")]),
                                "latitude": .double(3.5), "thumbnailData": .object(["size": .int(2)]),
                            ]),
                            "donatedAt": .string("2026-01-01T00:00:00Z"), "expiresAt": .null,
                            "matchedField": .string("title"), "score": .double(1.5),
                        ])
                    ]),
                ]))
    }
}
