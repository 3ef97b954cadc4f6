import IntentsModel

/// The metadata of a small app about plants.
enum Garden {
    static func action(
        _ identifier: String, title: String? = nil, modes: ModeSet = .background, isDiscoverable: Bool = true,
        parameters: [ParameterDescription] = [], module: String = "Garden"
    ) -> ActionDescription {
        ActionDescription(
            identifier: identifier, fullyQualifiedTypeName: "\(module).\(identifier)",
            title: LocalizedText(title ?? identifier), isDiscoverable: isDiscoverable, supportedModes: modes,
            parameters: parameters)
    }

    static func metadata(
        _ actions: [ActionDescription], entities: [EntityDescription] = [],
        queries: [QueryDescription] = [], enums: [EnumDescription] = [], shortcuts: [ShortcutDescription] = []
    ) -> AppMetadata {
        AppMetadata(
            actions: Dictionary(uniqueKeysWithValues: actions.map { ($0.identifier, $0) }),
            entities: Dictionary(uniqueKeysWithValues: entities.map { ($0.identifier, $0) }),
            queries: Dictionary(uniqueKeysWithValues: queries.map { ($0.identifier, $0) }), enums: enums,
            shortcuts: shortcuts, shortcutsProvider: shortcuts.isEmpty ? nil : "6Garden15GardenShortcutsV",
            modules: ["Garden"])
    }

    static let text = ParameterDescription(
        name: "text", title: "Text", valueType: .primitive(.string), isOptional: true)

    static let amount = EnumDescription(
        identifier: "Amount", fullyQualifiedTypeName: "Garden.Amount",
        display: DisplayDescription(title: "Amount"),
        cases: [
            EnumCaseDescription(
                rawValue: "sip", name: "sip",
                display: DisplayDescription(title: "A sip", synonyms: ["drop"])),
            EnumCaseDescription(rawValue: "can", name: "can", display: DisplayDescription(title: "Whole can")),
        ])

    static let plant = EntityDescription(
        identifier: "Plant", fullyQualifiedTypeName: "Garden.Plant", display: DisplayDescription(title: "Plant"),
        defaultQueryIdentifier: "Garden.PlantQuery")

    static let plantQuery = QueryDescription(
        identifier: "Garden.PlantQuery", entityType: "Plant", capabilities: [.identifiers, .string],
        isDefaultForEntity: true)

    static func plants(_ names: String...) -> EntityPage {
        EntityPage(
            sections: [
                EntitySection(
                    entities: names.enumerated().map {
                        EntityValue(typeName: "Plant", identifier: "\($0 + 1)", display: DisplayValue(title: $1))
                    })
            ])
    }

    static func shortcut(_ action: String, _ phrases: String..., title: String? = nil) -> ShortcutDescription {
        ShortcutDescription(
            actionIdentifier: action, phrases: phrases.map { LocalizedText($0) },
            shortTitle: title.map { LocalizedText($0) })
    }
}

extension LocalizedText: ExpressibleByStringLiteral {
    /// Names the text of a literal, so that tests state metadata as source code does.
    public init(stringLiteral value: String) { self.init(value) }
}
