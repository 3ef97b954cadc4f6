import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("Lists in a person's language", .timeLimit(.minutes(5)))
struct LocalizedIndexTests {
    private static let garden = BundleFixture(
        metadata: Garden.metadata(
            [Garden.action("Water", title: "Water Plant"), Garden.action("Prune", title: "Prune")],
            shortcuts: [Garden.shortcut("Water", "Water a plant in ${applicationName}", title: "Watering")]),
        files: [
            "de.lproj/Localizable.strings": """
            "Water Plant" = "Pflanze gießen";
            "Watering" = "Gießen";
            "Water a plant in ${applicationName}" = "Gieße eine Pflanze in ${applicationName}";
            """
        ])

    private func list(_ locale: String) async throws -> [String] {
        var lines: [String] = []
        try await TestSystem.run { system in
            try await system.install(Self.garden)
            lines = try await system.client.send(ListActionsRequest(locale: locale)).map {
                ([$0.title] + $0.phrases).joined(separator: " | ")
            }
        }
        return lines
    }

    @Test("KP-58: titles and phrases follow the locale of the request", arguments: ["de", "de_AT", "de-CH"])
    func german(locale: String) async throws {
        #expect(try await list(locale) == ["Prune", "Pflanze gießen | Gieße eine Pflanze in Garden"])
    }

    @Test("KP-57: other languages get the source's texts", arguments: ["en", "fr_FR", "", "C.UTF-8"])
    func source(locale: String) async throws {
        #expect(try await list(locale) == ["Prune", "Water Plant | Water a plant in Garden"])
    }

    @Test("KP-16: every language's title names the action") func anyTitle() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden)
            #expect(try await system.library.action("pflanze giessen").identifier == "Water")
            #expect(try await system.library.action("Water Plant").identifier == "Water")
            let hits = try await system.client.send(SearchRequest(text: "gieß", limit: 5, locale: "de"))
            #expect(Set(hits.map(\.title)) == ["Pflanze gießen", "Gießen"])
            #expect(try await system.client.search("gieß") == [])
        }
    }
}
