import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Saying a phrase", .timeLimit(.minutes(5)))
struct SayTests {
    private static let amount = ParameterDescription(
        name: "amount", title: "Amount", valueType: .linkEnumeration("Amount"))
    private static let name = ParameterDescription(name: "name", title: "Name", valueType: .primitive(.string))

    private static let garden = BundleFixture(
        alternativeNames: ["Greenhouse"],
        metadata: Garden.metadata(
            [
                Garden.action("Water"), Garden.action("Pour", parameters: [amount]),
                Garden.action("Open", parameters: [name]), Garden.action("OpenBed", parameters: [name]),
            ], enums: [Garden.amount],
            shortcuts: [
                Garden.shortcut("Water", "Water a plant in ${applicationName}", title: "Water"),
                Garden.shortcut("Pour", "Pour ${amount} in ${applicationName}"),
                Garden.shortcut("Open", "Open ${name} in ${applicationName}", "Show my ${name} in ${applicationName}"),
                Garden.shortcut("OpenBed", "Open ${name} in ${applicationName}"),
            ]))

    private static let app = ProbeApp(
        "com.example.garden",
        actions: [
            "Water": { _, _ in .value("watered") },
            "Pour": { request, _ in .finished(PerformedResult(value: request.parameters["amount"])) },
            "Open": { request, _ in .finished(PerformedResult(value: request.parameters["name"])) },
        ])

    private func say(_ phrase: String) async throws -> RunReport {
        var report: RunReport?
        try await TestSystem.run { system in
            try await system.install(Self.garden, Self.app)
            report = try await system.client.say(phrase)
        }
        return try #require(report)
    }

    @Test(arguments: ["Water a plant in Garden", "water a plant in greenhouse."])
    func runsWhatThePhraseAsksFor(phrase: String) async throws {
        let report = try await say(phrase)
        #expect(report.outcome == .success)
        #expect(report.action == "com.example.garden/Water")
        #expect(report.value == .string("watered"))
    }

    @Test(arguments: ["Pour a sip in Garden", "pour DROP in garden", "Pour sip in Garden"])
    func anEnumSlotTakesTitleSynonymAndRawValue(phrase: String) async throws {
        let value = try await say(phrase).value
        #expect(value == .enumCase(EnumValue(typeName: "Amount", rawValue: "sip", display: value?.display)))
    }

    @Test func anEnumSlotTakesNothingElse() async throws {
        let report = try await say("Pour a bucket in Garden")
        #expect(report.outcome == .notFound)
        #expect(report.action == "Pour a bucket in Garden")
    }

    @Test func theMostLiteralTemplateWins() async throws {
        #expect(try await say("Show my rose in Garden").value == .string("rose"))
    }

    @Test("KP-61: a phrase that fits two actions is ambiguous and names both") func overlap() async throws {
        let report = try await say("Open rose in Garden")
        #expect(report.outcome == .ambiguous)
        #expect(
            report.error?.message
                == "“Open rose in Garden” fits 2 phrases: “Open <name> in Garden” (com.example.garden/Open), “Open "
                + "<name> in Garden” (com.example.garden/OpenBed). Say which one with “intents run” and the full name "
                + "of its action.")
    }

    @Test func anUnknownPhraseGetsTheNearestOne() async throws {
        let report = try await say("Water the plant in Garden")
        #expect(report.outcome == .notFound)
        #expect(
            report.error?.message
                == "No app understands “Water the plant in Garden”. Did you mean “Water a plant in Garden”?")
    }

    @Test("a slip in a phrase with a value is put right, and the value is kept") func slipBesideAValue() async throws {
        let report = try await say("Shwo my Rose in Garden")
        #expect(report.outcome == .notFound)
        #expect(
            report.error?.message
                == "No app understands “Shwo my Rose in Garden”. Did you mean “Show my Rose in Garden”?")
    }

    @Test("a phrase that must start nothing starts nothing, however well another phrase fits")
    func negativePhrase() async throws {
        var fixture = Self.garden
        fixture.metadata.negativePhrases = ["Open the door in ${applicationName}", "Pour wine"]
        fixture.files = ["de.lproj/AppShortcuts.strings": "\"Pour wine\" = \"Wein einschenken\";"]
        try await TestSystem.run { system in
            try await system.install(fixture, Self.app)
            let report = try await system.client.say("open the DOOR in greenhouse!")
            #expect(report.outcome == .notFound)
            #expect(
                report.error?.message
                    == "Garden lists “open the DOOR in greenhouse!” among the phrases that start nothing "
                    + "(negativePhrases), and no other app understands it.")
            #expect(try await system.client.say("Show my door in Garden").value == .string("door"))
            #expect(system.launcher.launches.count == 1)
        }
    }

    @Test("a phrase that one app refuses may still be another's")
    func refusedByOne() async throws {
        var fixture = Self.garden
        fixture.metadata.negativePhrases = ["Water a plant in ${applicationName}"]
        let other = BundleFixture(
            identifier: "com.example.shop", name: "Shop", alternativeNames: ["Garden"],
            metadata: Garden.metadata(
                [Garden.action("Sell")], shortcuts: [Garden.shortcut("Sell", "Water a plant in ${applicationName}")]))
        try await TestSystem.run { system in
            try await system.install(fixture, Self.app)
            system.launcher.add(ProbeApp("com.example.shop", actions: ["Sell": { _, _ in .value("sold") }]))
            _ = try await system.client.send(
                InstallRequest(path: try other.write(to: system.folder.path, as: "Shop.app")))
            #expect(try await system.client.say("Water a plant in Garden").value == .string("sold"))
        }
    }

    @Test("phrases are translated in the table AppShortcuts, else among the other texts")
    func translated() async throws {
        var fixture = Self.garden
        fixture.files = [
            "de.lproj/AppShortcuts.strings":
                "\"Water a plant in ${applicationName}\" = \"Gieße eine Pflanze in ${applicationName}\";",
            "de.lproj/Localizable.strings":
                "\"Pour ${amount} in ${applicationName}\" = \"Schenke ${amount} in ${applicationName} ein\";",
        ]
        try await TestSystem.run { system in
            try await system.install(fixture, Self.app)
            let watered = try await system.client.send(
                SayRequest(phrase: "Gieße eine Pflanze in Garden", terms: RunTerms(locale: "de_DE", runID: "one")))
            #expect(watered.value == .string("watered"))
            let poured = try await system.client.send(
                SayRequest(phrase: "Schenke sip in Garden ein", terms: RunTerms(locale: "de_DE", runID: "two")))
            #expect(poured.outcome == .success)
        }
    }

    @Test("a shortcut that presents the values of a parameter offers those, and a run without it the usual ones")
    func presentedValues() async throws {
        var name = Self.name
        name.options = .provider("Garden.Names")
        var shortcut = Garden.shortcut("Open", "Open something in ${applicationName}")
        shortcut.presentation = ShortcutPresentation(
            parameter: "name", summary: "Open ${name}",
            collections: [OptionsCollectionDescription(provider: "Garden.Favourites", title: "Favourites")])
        let fixture = BundleFixture(
            metadata: Garden.metadata([Garden.action("Open", parameters: [name])], shortcuts: [shortcut]))
        var app = ProbeApp(
            "com.example.garden",
            actions: ["Open": { request, _ in .finished(PerformedResult(value: request.parameters["name"])) }])
        app.options = { request in
            let text = request.isForShortcut == true ? "rose" : "weed"
            return OptionsReply(options: [PromptOption(value: .string(text), display: DisplayValue(title: text))])
        }
        try await TestSystem.run { system in
            try await system.install(fixture, app)
            let person = try TestClient(system.locations) { _ in .option(0) }
            let said = try await person.send(
                SayRequest(
                    phrase: "Open something in Garden",
                    terms: RunTerms(isInteractive: true, locale: "en", runID: "said")))
            #expect(said.value == .string("rose"))
            let run = try await person.send(
                RunRequest(
                    action: "Open", values: [:], terms: RunTerms(isInteractive: true, locale: "en", runID: "run")))
            #expect(run.value == .string("weed"))
            person.close()
        }
    }

    @Test("KP-10: shortcuts work before the app was ever launched") func beforeLaunch() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, Self.app)
            let listed = try await system.client.send(ListActionsRequest(locale: "en"))
            #expect(listed.first { $0.identifier == "Water" }?.phrases == ["Water a plant in Garden"])
            #expect(try await system.client.search("water").map(\.kind).contains("shortcut"))
            #expect(system.launcher.launches == [])
        }
    }
}

extension IntentValue {
    fileprivate var display: DisplayValue? {
        if case .enumCase(let value) = self { value.display } else { nil }
    }
}
