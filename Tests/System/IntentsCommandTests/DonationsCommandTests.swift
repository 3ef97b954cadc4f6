import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("What apps have donated")
struct DonationsCommandTests {
    private static let rose = EntityValue(typeName: "Plant", identifier: "1", display: DisplayValue(title: "Rose"))

    private static let list = DonationList(
        donations: [
            .init(
                bundleIdentifier: "garden.app",
                told: DonatedIntent(
                    identifier: "d2", action: "Prune", values: ["plant": .entity(rose)],
                    suggestion: DisplayValue(title: "Prune Rose"), donatedAt: 1_700_000_000.5)),
            .init(
                bundleIdentifier: "garden.app",
                told: DonatedIntent(
                    identifier: "d1", action: "Water", values: ["litres": .int(2)], result: .string("wet"),
                    donatedAt: 1_600_000_000)),
        ],
        relevantIntents: [
            .init(
                bundleIdentifier: "garden.app",
                told: RelevantConfiguration(
                    action: "ShowPlant", values: [:], widgetKind: "Plants",
                    relevance: RelevanceDescription(kind: "date", name: "default", start: 0, end: 60)))
        ],
        relevantEntities: [
            .init(bundleIdentifier: "garden.app", told: .init(context: "audio.nowPlaying", entity: rose))
        ])

    private func daemon(_ list: DonationList = list) throws -> DaemonStub {
        try DaemonStub { handlers in
            handlers.onRequest(ListDonationsRequest.self) { request, _ in
                var list = list
                list.donations = Array(list.donations.prefix(request.limit))
                return list
            }
        }
    }

    @Test("Each stands on a line: when, of what, how it is suggested")
    func text() async throws {
        let run = try await daemon().tester.run("donations", "Garden")
        #expect(run.status == 0)
        #expect(
            run.output == """
                2023-11-14T22:13:20Z                                              garden.app/Prune      Prune Rose
                2020-09-13T12:26:40Z                                              garden.app/Water      litres: 2
                relevant: date default 1970-01-01T00:00:00Z 1970-01-01T00:01:00Z  garden.app/ShowPlant  Plants
                relevant: audio.nowPlaying                                        garden.app/Plant/1    Rose

                """)
    }

    @Test("Nothing donated is said")
    func nothing() async throws {
        let stub = try daemon(DonationList())
        #expect(await stub.tester.run("donations").output == "No app has donated or said anything to be relevant.\n")
        #expect(
            await stub.tester.run("donations", "Garden").output
                == "Garden has not donated or said anything to be relevant.\n")
    }

    @Test("The document has everything")
    func json() async throws {
        let document = try await daemon().tester.run("donations", "--limit", "1", "--json").json
        let rose: JSONValue = .object(["type": .string("Plant"), "id": .string("1"), "title": .string("Rose")])
        #expect(
            document
                == .object([
                    "formatVersion": .int(1),
                    "donations": .array([
                        .object([
                            "bundle": .string("garden.app"), "action": .string("Prune"), "identifier": .string("d2"),
                            "donatedAt": .string("2023-11-14T22:13:20.500Z"), "parameters": .object(["plant": rose]),
                            "value": .null, "suggestion": .string("Prune Rose"),
                        ])
                    ]),
                    "relevantIntents": .array([
                        .object([
                            "bundle": .string("garden.app"), "action": .string("ShowPlant"), "parameters": .object([:]),
                            "widgetKind": .string("Plants"),
                            "relevance": .object([
                                "kind": .string("date"), "name": .string("default"),
                                "start": .string("1970-01-01T00:00:00Z"), "end": .string("1970-01-01T00:01:00Z"),
                            ]),
                        ])
                    ]),
                    "relevantEntities": .array([
                        .object([
                            "bundle": .string("garden.app"), "context": .string("audio.nowPlaying"), "entity": rose,
                        ])
                    ]),
                ]))
    }
}
