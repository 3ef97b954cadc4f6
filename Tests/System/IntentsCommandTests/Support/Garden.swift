import IntentsLink
import IntentsModel

/// The app that the tests' daemon has installed.
enum Garden {
    static let daemon = DaemonStatus(
        protocolVersion: LinkProtocol.version, buildID: "b1", pid: 4711, uptimeSeconds: 125, runningApps: ["garden.app"]
    )

    static let app = InstalledApp(
        bundleIdentifier: "garden.app", name: "Garden", version: "1.2", path: "/apps/garden.app",
        container: "/containers/garden.app", state: "background", actionCount: 2)

    static let listed = [
        ListedAction(
            bundleIdentifier: "garden.app", appName: "Garden", identifier: "WaterPlant", title: "Water Plant",
            description: "Waters one plant.", phrases: ["Water a plant in Garden"]),
        ListedAction(
            bundleIdentifier: "garden.app", appName: "Garden", identifier: "Prune", title: "Prune", description: nil,
            phrases: []),
    ]

    static let waterPlant = ActionDescription(
        identifier: "WaterPlant", fullyQualifiedTypeName: "Garden.WaterPlant", title: LocalizedText("Water Plant"),
        description: ActionText(descriptionText: LocalizedText("Waters one plant.")), supportedModes: [.background],
        output: OutputDescription(valueType: .entity("Plant"), providesDialog: true, showsSnippet: true),
        parameters: [
            ParameterDescription(
                name: "plant", title: LocalizedText("Plant"), valueType: .entity("Plant"), options: .defaultQuery),
            ParameterDescription(
                name: "amount", title: LocalizedText("Amount"), valueType: .linkEnumeration("Amount"),
                defaultValue: .enumCase(EnumValue(typeName: "Amount", rawValue: "cup"))),
            ParameterDescription(
                name: "litresPerDay", title: LocalizedText("Litres"), valueType: .primitive(.double), isOptional: true,
                range: NumberRange(lowerBound: 0, upperBound: 10)),
            ParameterDescription(
                name: "gently", title: LocalizedText("Gently"), valueType: .primitive(.bool), isOptional: true),
            ParameterDescription(
                name: "notes", title: LocalizedText("Notes"), valueType: .array(.primitive(.string)), isOptional: true,
                size: CollectionSize(minimum: 0, maximum: 3)),
            ParameterDescription(
                name: "timeout", title: LocalizedText("Timeout"), valueType: .primitive(.int), isOptional: true),
        ],
        summary: .when(
            SummaryCondition(
                parameter: "amount", comparison: "equalTo",
                values: [.enumCase(EnumValue(typeName: "Amount", rawValue: "cup"))]),
            then: .sentence(
                SummarySentence(
                    format: LocalizedText("Water ${plant} with ${amount}"), parameters: ["plant", "amount"],
                    otherParameters: ["notes"])),
            otherwise: .sentence(SummarySentence(format: LocalizedText("Water"), parameters: []))))

    static let prune = ActionDescription(
        identifier: "Prune", fullyQualifiedTypeName: "Garden.Prune", title: LocalizedText("Prune"),
        isDiscoverable: false, supportedModes: [.background, .foregroundDynamic],
        parameters: [
            ParameterDescription(
                name: "URL", title: LocalizedText("Source"), valueType: .primitive(.url), isOptional: true)
        ],
        availability: [AvailabilityDescription(platform: "iOS", introducedVersion: "18.0")])

    static let metadata = AppMetadata(
        actions: ["WaterPlant": waterPlant, "Prune": prune],
        entities: [
            "Plant": EntityDescription(
                identifier: "Plant", fullyQualifiedTypeName: "Garden.Plant",
                display: DisplayDescription(title: LocalizedText("Plant")), defaultQueryIdentifier: "Garden.PlantQuery",
                properties: [
                    PropertyDescription(name: "name", title: LocalizedText("Name"), valueType: .primitive(.string))
                ])
        ],
        queries: [
            "Garden.PlantQuery": QueryDescription(
                identifier: "Garden.PlantQuery", entityType: "Plant", capabilities: [.identifiers, .string, .property],
                properties: [QueryPropertyDescription(name: "name", comparators: ["contains", "equalTo"])],
                sortingOptions: ["name"])
        ],
        enums: [
            EnumDescription(
                identifier: "Amount", fullyQualifiedTypeName: "Garden.Amount",
                display: DisplayDescription(title: LocalizedText("Amount")),
                cases: [
                    EnumCaseDescription(
                        rawValue: "sip", name: "sip", display: DisplayDescription(title: LocalizedText("A sip"))),
                    EnumCaseDescription(
                        rawValue: "cup", name: "cup",
                        display: DisplayDescription(
                            title: LocalizedText("One cup"), synonyms: [LocalizedText("mug")])),
                ])
        ],
        shortcuts: [
            ShortcutDescription(
                actionIdentifier: "WaterPlant", phrases: [LocalizedText("Water ${plant} in ${applicationName}")])
        ],
        modules: ["Garden"])

    static func describe(_ name: String) throws -> ShowReply {
        switch name {
        case "garden.app", "Garden": return ShowReply(app: app, metadata: metadata, action: nil)
        case "WaterPlant", "Prune": return ShowReply(app: app, metadata: metadata, action: name)
        default: throw RunError(.notFound, "No action is called “\(name)”.")
        }
    }

    static let basil = EntityValue(
        typeName: "Plant", identifier: "7", display: DisplayValue(title: "Basil", subtitle: "Herb"),
        properties: ["height": .double(0.5)])
}

extension Garden {
    /// The description of an action whose parameter is a file.
    static var withReport: ShowReply {
        var metadata = metadata
        metadata.actions["Prune"]?.parameters = [
            ParameterDescription(name: "report", title: LocalizedText("Report"), valueType: .primitive(.file))
        ]
        return ShowReply(app: app, metadata: metadata, action: "Prune")
    }
}
