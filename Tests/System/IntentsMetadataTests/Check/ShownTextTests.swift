import IntentsModel
import IntentsStrings
import Testing

@testable import IntentsMetadata

@Suite("The texts that a language must have")
struct ShownTextTests {
    private var metadata: AppMetadata {
        var metadata = BundleFixture.metadata
        var water = ActionDescription(
            identifier: "Water", fullyQualifiedTypeName: "Garden.Water", title: LocalizedText("Water"),
            description: ActionText(
                descriptionText: LocalizedText("Waters it"), categoryName: LocalizedText("Care"),
                searchKeywords: [LocalizedText("wet")], resultValueName: LocalizedText("Level")),
            parameters: [
                ParameterDescription(
                    name: "plant", title: LocalizedText("Plant"), description: LocalizedText("The one"),
                    valueType: .primitive(.string),
                    requestValueDialog: LocalizedText("Which?"),
                    requestDisambiguationDialog: LocalizedText("Which of them?"),
                    boolDisplay: BoolDisplay(true: LocalizedText("On"), false: LocalizedText("Off")),
                    location: SourceLocation(file: "Water.swift", line: 7))
            ], location: SourceLocation(file: "Water.swift", line: 3))
        water.summary = .when(
            SummaryCondition(parameter: "plant", comparison: "hasAnyValue"),
            then: .sentence(SummarySentence(format: LocalizedText("Water ${plant}"), parameters: ["plant"])),
            otherwise: .sentence(SummarySentence(format: LocalizedText(""), parameters: [])))
        metadata.actions = ["Water": water]
        metadata.enums = [
            EnumDescription(
                identifier: "Amount", fullyQualifiedTypeName: "Garden.Amount",
                display: DisplayDescription(title: LocalizedText("Amount"), synonyms: [LocalizedText("Quantity")]),
                cases: [
                    EnumCaseDescription(
                        rawValue: "cup", name: "cup",
                        display: DisplayDescription(title: LocalizedText("Cup"), subtitle: LocalizedText("200 ml")))
                ])
        ]
        metadata.entities = [:]
        metadata.shortcuts = []
        return metadata
    }

    @Test("Every text of an action, its parameters and its enums is among them, but for a summary without one")
    func surfaces() {
        let texts = metadata.shownTexts.map { "\($0.surface): \($0.text.key)" }
        #expect(
            texts == [
                "the title of Water: Water", "the description of Water: Waters it", "the category of Water: Care",
                "the result name of Water: Level", "a keyword of Water: wet", "the summary of Water: Water ${plant}",
                "Water.plant: Plant", "the description of Water.plant: The one",
                "the question for Water.plant: Which?",
                "the question among several for Water.plant: Which of them?",
                "the word for true of Water.plant: On", "the word for false of Water.plant: Off",
                "the name of Amount: Amount", "a synonym of the name of Amount: Quantity", "Amount.cup: Cup",
                "the subtitle of Amount.cup: 200 ml",
            ])
    }

    @Test("KP-62: where there are sources, the place of the declaration is told")
    func places() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Water\" = \"Gießen\";", to: "de.lproj/Localizable.strings")
        let found = LocaleCheck(
            metadata: metadata, places: TablePlaces(folders: [folder.path]), declared: []
        ).check(gaps: true).map { $0.rendered(root: "") }
        #expect(
            found.contains(
                "Water.swift:7:1: error: the question for Water.plant has no de text for the key “Which?” in the table "
                    + "Localizable: add it [text-not-translated]"))
        #expect(!found.contains { $0.contains("the title of Water") })
    }
}
