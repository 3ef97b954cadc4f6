import IntentsClient
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("intents entities")
struct EntitiesCommandTests {
    /// What the daemon is asked for.
    private func selection(_ arguments: String...) async throws -> EntitySelection {
        let seen = Lock<EntitySelection?>(nil)
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(FindEntitiesRequest.self) { request, _ in
                seen.withLock { $0 = request.selection }
                return FoundEntities(
                    bundleIdentifier: "garden.app", entityType: "Plant", page: EntityPage(sections: []))
            }
        }
        let run = await daemon.tester.run(["entities", "Plant"] + arguments)
        let nothing =
            arguments.isEmpty
            ? """
            The app suggests no Plant.
            To find more, use --matching TEXT, --where CONDITION or --all.

            """ : arguments[0] == "--id" ? "" : "No Plant found.\n"
        #expect(run.output == nothing, "\(run.error)")
        return try #require(seen.withLock { $0 })
    }

    @Test("Every way to select")
    func selections() async throws {
        #expect(try await selection() == .suggested)
        #expect(try await selection("--all") == .all)
        #expect(try await selection("--matching", "ba") == .matching("ba"))
        #expect(try await selection("--id", "7", "--id", "8") == .identifiers(["7", "8"]))
        let conditions = [
            FindCondition(property: "name", comparator: "contains", values: [.string("a")]),
            FindCondition(property: "height", comparator: "isBetween", values: [.string("1"), .string("2")]),
        ]
        #expect(
            try await selection(
                "--where", "name contains a", "--where", "height between 1 and 2", "--any", "--sort=-height", "--sort",
                "name", "--limit", "5")
                == .find(
                    FindRequest(
                        conditions: conditions, matchesAll: false,
                        sort: [FindSort(property: "height", ascending: false), FindSort(property: "name")], limit: 5)))
    }

    @Test(
        "Selections exclude each other, and numbers are whole",
        arguments: [
            (["--matching", "a", "--id", "7"], "--matching and --id exclude each other."),
            (["--where", "name is a", "--all"], "--where and --all exclude each other."),
            (["--limit", "0"], "--limit takes a whole number above 0, not “0”."),
            (["--limit", "few"], "--limit takes a whole number above 0, not “few”."),
        ])
    func errors(_ arguments: [String], _ message: String) async {
        let run = await CommandLineTester().run(["entities", "Plant"] + arguments)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("intents entities: \(message)\n"), "\(run.error)")
    }

    @Test("A query that did not answer in time gives an empty list that says so")
    func explained() async throws {
        let explanation = "Garden.PlantQuery did not answer within 10 seconds and was cancelled."
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(FindEntitiesRequest.self) { _, _ in
                FoundEntities(
                    bundleIdentifier: "garden.app", entityType: "Plant", page: EntityPage(sections: []),
                    explanation: explanation)
            }
        }
        let text = await daemon.tester.run("entities", "Plant")
        #expect(text.output == "No Plant is listed: \(explanation)\n")
        #expect(text.status == 124)
        let json = await daemon.tester.run("entities", "Plant", "--json")
        #expect(
            try json.json
                == .object([
                    "formatVersion": .int(1), "bundle": .string("garden.app"), "type": .string("Plant"),
                    "sections": .array([]), "explanation": .string(explanation),
                ]))
        #expect(json.status == 124)
    }

    @Test("Entities are shown by section, with identifier, title and subtitle")
    func sections() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(FindEntitiesRequest.self) { _, _ in
                FoundEntities(
                    bundleIdentifier: "garden.app", entityType: "Plant",
                    page: EntityPage(sections: [EntitySection(title: "Herbs", entities: [Garden.basil])]))
            }
        }
        #expect(await daemon.tester.run("entities", "Plant").output == "Herbs\n7  Basil  Herb\n")
        let document = try await daemon.tester.run("entities", "Plant", "--json").json
        #expect(
            document
                == .object([
                    "formatVersion": .int(1), "bundle": .string("garden.app"), "type": .string("Plant"),
                    "sections": .array([
                        .object([
                            "title": .string("Herbs"),
                            "entities": .array([
                                .object([
                                    "type": .string("Plant"), "id": .string("7"), "title": .string("Basil"),
                                    "subtitle": .string("Herb"), "properties": .object(["height": .double(0.5)]),
                                ])
                            ]),
                        ])
                    ]), "explanation": .null,
                ]))
    }

    @Test("Identifiers that nothing has are named, beside what was found")
    func missing() async throws {
        let found = Lock<[EntityValue]>([Garden.basil])
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(FindEntitiesRequest.self) { _, _ in
                FoundEntities(
                    bundleIdentifier: "garden.app", entityType: "Plant",
                    page: EntityPage(sections: [EntitySection(entities: found.withLock { $0 })]))
            }
        }
        let some = await daemon.tester.run("entities", "Plant", "--id", "7", "--id", "rose", "--id", "nope")
        #expect(some.status == 1)
        #expect(some.output == "7  Basil  Herb\n")
        #expect(some.error == "No Plant has the ids “rose” or “nope”.\n")
        let document = await daemon.tester.run("entities", "Plant", "--id", "7", "--id", "rose", "--json")
        #expect(document.status == 1)
        #expect(document.error.isEmpty)
        guard case .object(let members) = try document.json else {
            Issue.record("It is no object.")
            return
        }
        #expect(members["missing"] == .array([.string("rose")]))
        found.withLock { $0 = [] }
        let none = await daemon.tester.run("entities", "Plant", "--id", "rose")
        #expect(none.status == 1)
        #expect(none.output.isEmpty)
        #expect(none.error == "No Plant has the id “rose”.\n")
    }
}
