import FoundationEssentials
import IntentsModel

/// Metadata in which every field has a value that is not its default.
enum SampleMetadata {
    static let location = SourceLocation(file: "Sources/Garden/Water.swift", line: 3, column: 8)

    static func text(_ key: String) -> LocalizedText {
        LocalizedText(key, alternatives: ["or \(key)"], table: "Intents", defaultValue: "the \(key)")
    }

    static let display = DisplayDescription(
        title: text("title"), subtitle: text("subtitle"), image: .systemName("leaf"), synonyms: [text("synonym")])

    static let parameter = ParameterDescription(
        name: "amounts", title: text("amounts"), description: text("how much"),
        valueType: .array(.linkEnumeration("Amount")), isOptional: true,
        defaultValue: .array([.enumCase(EnumValue(typeName: "Amount", rawValue: "cup"))]), hasRuntimeDefault: true,
        requestValueDialog: text("which"), requestDisambiguationDialog: text("which of"),
        inputConnectionBehavior: .connectToPreviousIntentResult, range: NumberRange(lowerBound: 1, upperBound: 10),
        size: CollectionSize(minimum: 1, maximum: 3), controlStyle: "stepper", dateKind: "date",
        boolDisplay: BoolDisplay(true: text("on"), false: text("off")), isMultiline: true,
        supportedValues: ["cup", "can"], options: .provider("Garden.Amounts"), location: location)

    static let summary = SummaryDescription.when(
        SummaryCondition(parameter: "amounts", comparison: "equalTo", values: [.int(1), .string("x"), .null]),
        then: .sentence(
            SummarySentence(
                format: LocalizedText("Water ${plant}", table: "Intents", defaultValue: "Wet ${plant}"),
                parameters: ["plant"], otherParameters: ["amounts"])),
        otherwise: .select(
            parameter: "plant",
            cases: [
                SummaryCase(
                    values: [.bool(true)],
                    summary: .sentence(SummarySentence(format: LocalizedText("One"), parameters: [])))
            ],
            otherwise: .sentence(SummarySentence(format: LocalizedText("Other"), parameters: []))))

    static let action = ActionDescription(
        identifier: "Water", fullyQualifiedTypeName: "Garden.WaterPlant", mangledTypeName: "6Garden10WaterPlantV",
        title: text("Water Plant"),
        description: ActionText(
            descriptionText: text("waters"), categoryName: text("care"), searchKeywords: [text("wet")],
            resultValueName: text("plant")),
        isDiscoverable: false, openAppWhenRun: true, supportedModes: [.background, .foregroundDynamic],
        authenticationPolicy: .requiresLocalDeviceAuthentication, isAuthenticationPolicyExplicit: true,
        output: OutputDescription(
            valueType: .entity("Plant"), isValueOptional: true, providesDialog: true, showsSnippet: true,
            opensIntent: true),
        parameters: [parameter], summary: summary, systemProtocols: ["OpenEntity", "Snippet"],
        availability: [
            AvailabilityDescription(platform: "*", introducedVersion: "*"),
            AvailabilityDescription(
                platform: "iOS", introducedVersion: "18.0", isDeprecated: true, isUnavailable: true,
                message: "use another"),
        ], location: location)

    static let entity = EntityDescription(
        identifier: "Plant", fullyQualifiedTypeName: "Garden.Plant", mangledTypeName: "6Garden5PlantV",
        display: display, numericFormat: text("%lld plants"), defaultQueryIdentifier: "Garden.PlantQuery",
        properties: [
            PropertyDescription(
                name: "height", title: text("Height"), valueType: .primitive(.double), isOptional: true,
                isDeferred: true, indexingKey: "contentDescription")
        ], isTransient: true, systemProtocols: ["Indexed"], location: location)

    static let query = QueryDescription(
        identifier: "Garden.Plant.Query", mangledTypeName: "6Garden5PlantV5QueryV", entityType: "Plant",
        capabilities: [.identifiers, .string, .property], isDefaultForEntity: true,
        properties: [QueryPropertyDescription(name: "name", comparators: ["equalTo", "contains"])],
        sortingOptions: ["name"], findIntentDescription: text("finds"), location: location)

    static let enumeration = EnumDescription(
        identifier: "Amount", fullyQualifiedTypeName: "Garden.Amount", mangledTypeName: "6Garden6AmountO",
        display: display, cases: [EnumCaseDescription(rawValue: "c", name: "cup", display: display)],
        location: location)

    static let shortcut = ShortcutDescription(
        actionIdentifier: "Water", phrases: [text("Water in ${applicationName}")], shortTitle: text("Water"),
        systemImageName: "drop",
        presentation: ShortcutPresentation(
            parameter: "plant", summary: text("Water ${plant}"),
            collections: [
                OptionsCollectionDescription(provider: "Garden.Pots", title: text("Pots"), systemImageName: "cup")
            ]), location: location)

    static let metadata = AppMetadata(
        actions: ["Water": action], entities: ["Plant": entity], queries: ["Garden.Plant.Query": query],
        enums: [enumeration], shortcuts: [shortcut], shortcutsProvider: "6Garden9ShortcutsV", shortcutTileColor: 5,
        negativePhrases: [text("Water the dog")], modules: ["Garden", "GardenCore"])
}
