import Foundation
import IntentsModel

extension AppMetadata {
    /// Describes the types of a registry by asking their code: what a bundle's metadata says, as far as a running
    /// program can know it.
    package init(reflecting registry: IntentRegistry) {
        let shortcuts = registry.shortcutsProviders.first
        self.init(
            actions: registry.intents.mapValues(ActionDescription.init(reflecting:)),
            entities: registry.entities.mapValues(EntityDescription.init(reflecting:)),
            queries: registry.queries.mapValues(QueryDescription.init(reflecting:)),
            enums: registry.enums.sorted { $0.key < $1.key }.map { EnumDescription(reflecting: $0.value) },
            shortcuts: shortcuts?.appShortcuts.map(ShortcutDescription.init) ?? [],
            shortcutsProvider: shortcuts.flatMap { _mangledTypeName($0) },
            shortcutTileColor: shortcuts?.shortcutTileColor.rawValue ?? ShortcutTileColor.grayBrown.rawValue,
            negativePhrases: shortcuts?.negativePhrases.phrases.map { LocalizedText($0.text.template) } ?? [],
            modules: registry.modules)
    }
}

extension EntityDescription {
    /// Describes an entity type of this process; stored properties are left out, as only an instance shows them.
    fileprivate init(reflecting type: any AppEntity.Type) {
        self.init(
            identifier: type.persistentIdentifier, fullyQualifiedTypeName: String(reflecting: type),
            mangledTypeName: _mangledTypeName(type) ?? "", display: type.typeDisplayRepresentation.described,
            numericFormat: type.typeDisplayRepresentation.numericFormat.map { LocalizedText($0) },
            defaultQueryIdentifier: queryIdentifier(Swift.type(of: type.defaultQuery)),
            properties: DeclaredProperties.process.of(type).compactMap(PropertyDescription.init(reflecting:)))
    }
}

extension PropertyDescription {
    fileprivate init?(reflecting named: NamedProperty) {
        guard let valueType = named.property.valueType else { return nil }
        self.init(
            name: named.name, title: LocalizedText(named.property.facts.title ?? ""), valueType: valueType,
            isOptional: named.property.isOptional, isDeferred: named.property.isDeferred)
    }
}

extension QueryDescription {
    fileprivate init(reflecting type: any EntityQuery.Type) {
        var capabilities: QueryCapabilities = .identifiers
        if type is any EntityStringQuery.Type { capabilities.insert(.string) }
        if type is any EnumerableEntityQuery.Type { capabilities.insert(.enumerable) }
        self.init(
            identifier: queryIdentifier(type), mangledTypeName: _mangledTypeName(type) ?? "",
            entityType: Self.entityIdentifier(of: type), capabilities: capabilities)
    }

    private static func entityIdentifier<Query: EntityQuery>(of type: Query.Type) -> String {
        Query.Entity.persistentIdentifier
    }
}

extension EnumDescription {
    fileprivate init(reflecting type: any AppEnum.Type) {
        self.init(
            identifier: type.persistentIdentifier, fullyQualifiedTypeName: String(reflecting: type),
            mangledTypeName: _mangledTypeName(type) ?? "", display: type.typeDisplayRepresentation.described,
            cases: Self.cases(of: type))
    }

    private static func cases<Enum: AppEnum>(of type: Enum.Type) -> [EnumCaseDescription] {
        Enum.allCases.map { value in
            let display = Enum.caseDisplayRepresentations[value]?.described
            return EnumCaseDescription(
                rawValue: "\(value.rawValue)", name: "\(value)",
                display: display ?? DisplayDescription(title: LocalizedText("\(value)")))
        }
    }
}

extension ShortcutDescription {
    fileprivate init(_ shortcut: AppShortcut) {
        self.init(
            actionIdentifier: type(of: shortcut.intent).persistentIdentifier,
            phrases: shortcut.phrases.map { LocalizedText($0.template, table: "AppShortcuts") },
            shortTitle: shortcut.shortTitle.map { LocalizedText($0) }, systemImageName: shortcut.systemImageName)
    }
}
