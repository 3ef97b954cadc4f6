import Foundation
import IntentsModel
import IntentsResolution

/// A small garden app: plants by number, amounts of water.
enum Garden {
    static let basil = plant("1", "Basil", synonyms: ["Sweet Basil"])
    static let mint = plant("2", "Mint")
    static let thyme = plant("3", "Thyme")

    static func plant(_ identifier: String, _ title: String, synonyms: [String] = []) -> EntityValue {
        EntityValue(
            typeName: "Plant", identifier: identifier, display: DisplayValue(title: title, synonyms: synonyms))
    }

    static func amount(_ rawValue: String) -> IntentValue {
        let titles = ["sip": "Sip", "cup": "Cup", "can": "Can"]
        let synonyms = rawValue == "cup" ? ["one cup"] : []
        return .enumCase(
            EnumValue(
                typeName: "Amount", rawValue: rawValue,
                display: DisplayValue(title: titles[rawValue] ?? rawValue, synonyms: synonyms)))
    }

    static func metadata(_ capabilities: QueryCapabilities = [.identifiers]) -> AppMetadata {
        AppMetadata(
            entities: [
                "Plant": EntityDescription(
                    identifier: "Plant", fullyQualifiedTypeName: "Garden.Plant",
                    display: DisplayDescription(title: LocalizedText("Plant")),
                    defaultQueryIdentifier: "Garden.PlantQuery"),
                "Draft": EntityDescription(
                    identifier: "Draft", fullyQualifiedTypeName: "Garden.Draft",
                    display: DisplayDescription(title: LocalizedText("Draft")), isTransient: true),
            ],
            queries: [
                "Garden.PlantQuery": QueryDescription(
                    identifier: "Garden.PlantQuery", entityType: "Plant", capabilities: capabilities)
            ],
            enums: [
                EnumDescription(
                    identifier: "Amount", fullyQualifiedTypeName: "Garden.Amount",
                    display: DisplayDescription(title: LocalizedText("Amount")),
                    cases: [
                        EnumCaseDescription(rawValue: "sip", name: "sip", display: display("Sip")),
                        EnumCaseDescription(rawValue: "cup", name: "mug", display: display("Cup", ["one cup"])),
                        EnumCaseDescription(rawValue: "can", name: "can", display: display("Can")),
                    ])
            ])
    }

    private static func display(_ title: String, _ synonyms: [String] = []) -> DisplayDescription {
        DisplayDescription(title: LocalizedText(title), synonyms: synonyms.map { LocalizedText($0) })
    }

    /// The run of an action “Water” with these parameters.
    static func run(
        _ parameters: ParameterDescription..., app: ScriptedApp = ScriptedApp(),
        person: any Interaction = NoInteraction(), capabilities: QueryCapabilities = [.identifiers],
        locale: String = "en", localizer: any TextLocalizer = SourceTexts()
    ) -> ActionRun {
        let action = ActionDescription(
            identifier: "WaterIntent", fullyQualifiedTypeName: "Garden.WaterIntent", title: LocalizedText("Water"),
            parameters: parameters)
        var run = ActionRun(
            action: action, metadata: metadata(capabilities), services: app, interaction: person,
            localizer: localizer, context: RunContext(locale: locale), runID: "run")
        run.timeZone = TimeZone(secondsFromGMT: 2 * 3600)
        run.now = { Date(timeIntervalSince1970: 1_770_000_000) }
        return run
    }

    /// What a parameter `value` of this type becomes for a given value, with nobody to ask.
    static func convert(
        _ given: IntentValue, to parameter: ParameterDescription, locale: String = "en"
    ) async -> ActionResult {
        await run(parameter, locale: locale).run([parameter.name: given])
    }
}

extension ParameterDescription {
    static func value(_ type: ValueType, isOptional: Bool = false) -> ParameterDescription {
        ParameterDescription(name: "value", title: LocalizedText("Value"), valueType: type, isOptional: isOptional)
    }

    static func plant(isOptional: Bool = false) -> ParameterDescription {
        ParameterDescription(
            name: "plant", title: LocalizedText("Plant"), valueType: .entity("Plant"), isOptional: isOptional,
            requestValueDialog: LocalizedText("Which plant?"),
            requestDisambiguationDialog: LocalizedText("Which of these plants?"), options: .defaultQuery)
    }

    static let plants = ParameterDescription(
        name: "plants", title: LocalizedText("Plants"), valueType: .array(.entity("Plant")), options: .defaultQuery)

    static func amount(default value: IntentValue? = nil) -> ParameterDescription {
        ParameterDescription(
            name: "amount", title: LocalizedText("Amount"), valueType: .linkEnumeration("Amount"), defaultValue: value)
    }

    func with(_ change: (inout ParameterDescription) -> Void) -> ParameterDescription {
        var copy = self
        change(&copy)
        return copy
    }
}
