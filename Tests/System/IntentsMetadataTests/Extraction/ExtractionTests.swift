import Foundation
import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("What is read from the compiler's constant values", .onCompilerThread)
struct ExtractionTests {
    private static let garden: Result<(extraction: Extraction, findings: [String]), any Error> = Result {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Garden", source: FixtureCompiler.source("Garden"))
        return (compiler.extraction([module]), compiler.findings([module]))
    }

    private func metadata() throws -> AppMetadata { try Self.garden.get().extraction.metadata }

    private func action(_ identifier: String) throws -> ActionDescription {
        try #require(try metadata().actions[identifier])
    }

    private func parameter(_ name: String) throws -> ParameterDescription {
        try #require(try action("Water").parameters.first { $0.name == name })
    }

    @Test("Nothing is wrong with the sample")
    func noFindings() throws {
        #expect(
            try Self.garden.get().findings == [])
    }

    @Test("An intent without options has the defaults of the protocol")
    func plainIntent() throws {
        var action = try action("Rest")
        #expect(action.location?.file == "Sources/Garden/Garden.swift")
        action.location = nil
        #expect(
            action
                == ActionDescription(
                    identifier: "Rest", fullyQualifiedTypeName: "Garden.Rest", mangledTypeName: "6Garden4RestV",
                    title: LocalizedText("Rest")))
    }

    @Test("KP-15: an explicit identifier is used in place of the type's name, also by shortcuts")
    func persistentIdentifier() throws {
        let metadata = try metadata()
        #expect(metadata.actions.keys.sorted() == ["CountPlants", "OpenPlant", "Rest", "Water"])
        #expect(metadata.actions["Water"]?.fullyQualifiedTypeName == "Garden.WaterPlant")
    }

    @Test("Title, modes, policy, visibility")
    func statics() throws {
        let action = try action("Water")
        #expect(action.title == LocalizedText("water.title", table: "Intents", defaultValue: "Water Plant"))
        #expect(action.supportedModes == [.background, .foregroundDynamic])
        #expect(action.executionTargets == [.main, .appIntentsExtension])
        #expect(action.authenticationPolicy == .requiresAuthentication)
        #expect(action.isAuthenticationPolicyExplicit)
        #expect(!action.isDiscoverable)
        #expect(!action.openAppWhenRun)
    }

    @Test("A description counts as IntentDescription, as LocalizedStringResource and as text")
    func descriptions() throws {
        #expect(
            try action("Water").description
                == ActionText(
                    descriptionText: LocalizedText("Waters a plant"), categoryName: LocalizedText("Care"),
                    searchKeywords: [LocalizedText("wet"), LocalizedText("drink")],
                    resultValueName: LocalizedText("Plant")))
        #expect(
            try action("OpenPlant").description == ActionText(descriptionText: LocalizedText("Shows a plant")))
        #expect(
            try action("CountPlants").description
                == ActionText(descriptionText: LocalizedText("Counts \"all\" plants")))
        #expect(try action("Rest").description == nil)
    }

    @Test("KP-30: availability is part of the metadata")
    func availability() throws {
        #expect(
            try action("Water").availability == [AvailabilityDescription(platform: "iOS", introducedVersion: "18")])
    }

    @Test("Opening protocols and openAppWhenRun mean the foreground")
    func foreground() throws {
        #expect(try action("OpenPlant").systemProtocols == ["OpenEntity"])
        #expect(try action("OpenPlant").openAppWhenRun)
        #expect(try action("OpenPlant").supportedModes == .foreground)
        #expect(try action("CountPlants").openAppWhenRun)
        #expect(try action("CountPlants").supportedModes == .foreground)
    }

    @Test("What a run yields is read from the type of perform()")
    func output() throws {
        #expect(
            try action("Water").output == OutputDescription(valueType: .entity("Plant"), providesDialog: true))
        #expect(
            try action("CountPlants").output
                == OutputDescription(valueType: .primitive(.int), isValueOptional: true, opensIntent: true))
        #expect(try action("OpenPlant").output == OutputDescription())
    }

    @Test("Parameters keep the order of the source")
    func parameterOrder() throws {
        #expect(
            try action("Water").parameters.map(\.name) == [
                "plant", "amount", "times", "litres", "slowly", "note", "when", "wikiURL", "thirsty", "neighbours",
                "levels", "day",
            ])
    }

    @Test("KP-72: a parameter's description is in the metadata")
    func parameterDescription() throws {
        #expect(try parameter("plant").description == LocalizedText("Which plant"))
        #expect(try parameter("plant").options == .defaultQuery)
        #expect(try parameter("plant").valueType == .entity("Plant"))
    }

    @Test("An enum parameter keeps its default by raw value, its dialogs and its choice of cases")
    func enumParameter() throws {
        let amount = try parameter("amount")
        #expect(amount.valueType == .linkEnumeration("Amount"))
        #expect(amount.defaultValue == .enumCase(EnumValue(typeName: "Amount", rawValue: "c")))
        #expect(amount.requestValueDialog == LocalizedText("How much?"))
        #expect(amount.requestDisambiguationDialog == LocalizedText("Which of them?"))
        #expect(amount.inputConnectionBehavior == .connectToPreviousIntentResult)
        #expect(amount.supportedValues == ["sip", "c"])
        #expect(amount.options == .none)
    }

    @Test("Numbers keep default, range and style")
    func numbers() throws {
        #expect(try parameter("times").defaultValue == .int(10))
        #expect(try parameter("times").range == NumberRange(lowerBound: 1, upperBound: 20))
        #expect(try parameter("times").controlStyle == "field")
        #expect(try parameter("litres").defaultValue == .double(0.5))
        #expect(try parameter("litres").isOptional)
        #expect(try parameter("litres").range == NumberRange(lowerBound: 0, upperBound: 2.5))
    }

    @Test("A Boolean keeps the names of its values")
    func boolean() throws {
        #expect(try parameter("slowly").defaultValue == .bool(true))
        #expect(
            try parameter("slowly").boolDisplay
                == BoolDisplay(true: LocalizedText("slow"), false: LocalizedText("fast")))
    }

    @Test("Options come from the provider or query named at the parameter")
    func options() throws {
        #expect(try parameter("note").options == .provider("Garden.Notes"))
        #expect(try parameter("note").isMultiline)
        #expect(try parameter("thirsty").options == .query("Garden.ThirstyPlants"))
    }

    @Test("Dates and links: kind, derived title, a default that only the app knows")
    func datesAndLinks() throws {
        #expect(try parameter("when").dateKind == "date")
        #expect(try parameter("when").isOptional)
        #expect(try parameter("wikiURL").title == LocalizedText("Wiki URL"))
        #expect(try parameter("day").hasRuntimeDefault)
        #expect(try parameter("day").defaultValue == nil)
        #expect(try !parameter("when").hasRuntimeDefault)
    }

    @Test("Arrays keep their size and the order of their default")
    func arrays() throws {
        #expect(try parameter("neighbours").valueType == .array(.entity("Plant")))
        #expect(try parameter("neighbours").size == CollectionSize(minimum: 0, maximum: 3))
        #expect(try parameter("neighbours").defaultValue == .array([]))
        #expect(
            try parameter("levels").defaultValue
                == .array([
                    .enumCase(EnumValue(typeName: "Level", rawValue: "10")),
                    .enumCase(EnumValue(typeName: "Level", rawValue: "1")),
                ]))
    }

    @Test("KP-26: conditional summaries nest")
    func summary() throws {
        let amount = { EnumValue(typeName: "Amount", rawValue: $0) }
        let others = ["litres", "slowly", "note", "when", "wikiURL", "thirsty", "neighbours", "levels", "day"]
        #expect(
            try action("Water").summary
                == .when(
                    SummaryCondition(
                        parameter: "amount", comparison: "equalTo", values: [.enumCase(amount("can"))]),
                    then: .sentence(
                        SummarySentence(
                            format: LocalizedText("Water ${plant}"), parameters: ["plant"],
                            otherParameters: ["amount", "times"])),
                    otherwise: .select(
                        parameter: "amount",
                        cases: [
                            SummaryCase(
                                values: [.enumCase(amount("sip"))],
                                summary: .sentence(
                                    SummarySentence(
                                        format: LocalizedText("Sprinkle ${plant}", table: "Intents"),
                                        parameters: ["plant"])))
                        ],
                        otherwise: .sentence(
                            SummarySentence(
                                format: LocalizedText("Water ${plant} with ${amount}"),
                                parameters: ["plant", "amount"], otherParameters: others)))))
        #expect(try action("Rest").summary == nil)
    }

    @Test("Enums keep raw values, names, displays and the numeric format's key")
    func enums() throws {
        let metadata = try metadata()
        let amount = try #require(metadata.enumeration("Amount"))
        #expect(amount.display.title == LocalizedText("Amount"))
        #expect(amount.cases.map(\.rawValue) == ["sip", "c", "can"])
        #expect(amount.cases.map(\.name) == ["sip", "cup", "can"])
        #expect(
            amount.cases[1].display
                == DisplayDescription(
                    title: LocalizedText("One cup"), subtitle: LocalizedText("Two sips"), image: .systemName("cup"),
                    synonyms: [LocalizedText("Mug")]))
        #expect(
            amount.cases[2].display.title
                == LocalizedText("amount.can", table: "Amounts", defaultValue: "Whole can"))
        #expect(metadata.enumeration("Level")?.cases.map(\.rawValue) == ["1", "10"])
    }

    @Test("Entities keep properties, optional and with derived titles, and name their query")
    func entities() throws {
        let plant = try #require(try metadata().entities["Plant"])
        #expect(plant.defaultQueryIdentifier == "Garden.Plant.Query")
        #expect(
            plant.properties == [
                PropertyDescription(
                    name: "name", title: LocalizedText("Name"), valueType: .primitive(.string)),
                PropertyDescription(
                    name: "potCount", title: LocalizedText("Pot Count"), valueType: .primitive(.int), isOptional: true),
            ])
    }

    @Test("KP-31: a query can do the union of what its protocols offer; it is named with its nesting")
    func queries() throws {
        let queries = try metadata().queries
        #expect(queries.keys.sorted() == ["Garden.Plant.Query", "Garden.ThirstyPlants"])
        #expect(queries["Garden.Plant.Query"]?.capabilities == [.identifiers, .string, .enumerable])
        #expect(queries["Garden.Plant.Query"]?.entityType == "Plant")
        #expect(queries["Garden.Plant.Query"]?.isDefaultForEntity == true)
        #expect(queries["Garden.ThirstyPlants"]?.capabilities == .identifiers)
        #expect(queries["Garden.ThirstyPlants"]?.isDefaultForEntity == false)
    }

    @Test("KP-10: shortcuts are read without running the provider, in the order of the source")
    func shortcuts() throws {
        let metadata = try metadata()
        #expect(metadata.shortcuts.map(\.actionIdentifier) == ["OpenPlant", "Rest"])
        #expect(
            metadata.shortcuts[0].phrases == [
                LocalizedText("Open ${target} in ${applicationName}"),
                LocalizedText("Show ${target} with ${applicationName}"),
            ])
        #expect(metadata.shortcuts[0].shortTitle == LocalizedText("Open"))
        #expect(metadata.shortcuts[0].systemImageName == "leaf")
        #expect(
            metadata.shortcuts[0].presentation
                == ShortcutPresentation(
                    parameter: "target", summary: LocalizedText("Open ${target}", table: "Shortcuts"),
                    collections: [
                        OptionsCollectionDescription(
                            provider: "Garden.ThirstyPlants", title: LocalizedText("Thirsty Plants"),
                            systemImageName: "drop"),
                        OptionsCollectionDescription(
                            provider: "Garden.Plant.Query", title: LocalizedText("All Plants")),
                    ]))
        #expect(metadata.shortcuts[1].presentation == nil)
        #expect(metadata.shortcutsProvider == "6Garden0A9ShortcutsV")
        #expect(metadata.shortcutTileColor == 5)
        #expect(metadata.negativePhrases == [LocalizedText("Open the door in ${applicationName}")])
    }

    @Test("Places are those of names, relative to the package")
    func places() throws {
        let source = try FixtureCompiler.source("Garden").split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(source.firstIndex(of: "struct WaterPlant: AppIntent {")) + 1
        #expect(
            try action("Water").location == SourceLocation(file: "Sources/Garden/Garden.swift", line: line, column: 8))
        let place = try #require(try parameter("plant").location)
        #expect(source[place.line - 1].dropFirst(place.column - 1).hasPrefix("plant: Plant"))
    }
}
