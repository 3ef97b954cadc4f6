import Foundation
import IntentsModel

extension AppMetadata {
    /// Describes the types of a registry by asking their code: what a bundle's metadata says, as far as a running
    /// program can know it.
    package init(reflecting registry: IntentRegistry) {
        let shortcuts = registry.shortcutsProviders.first
        self.init(
            actions: registry.intents.mapValues(ActionDescription.init(reflecting:)),
            entities: registry.entities.mapValues { EntityDescription(reflecting: $0) },
            queries: registry.queries.mapValues { QueryDescription(reflecting: $0) },
            enums: registry.enums.values.map { EnumDescription(reflecting: $0) }
                .sorted { $0.identifier < $1.identifier },
            shortcuts: shortcuts?.appShortcuts.map(ShortcutDescription.init) ?? [],
            shortcutsProvider: shortcuts.flatMap { _mangledTypeName($0) },
            shortcutTileColor: shortcuts?.shortcutTileColor.rawValue ?? ShortcutTileColor.grayBrown.rawValue,
            negativePhrases: shortcuts?.negativePhrases.phrases.map { LocalizedText($0.text.template) } ?? [],
            modules: registry.modules)
    }
}

extension ShortcutPresentation {
    fileprivate init(_ presentation: ParameterPresentationDescription) {
        self.init(
            parameter: presentation.parameter,
            summary: LocalizedText(presentation.summary, table: presentation.summaryTable),
            collections: presentation.collections.map { OptionsCollectionDescription($0) })
    }
}

extension OptionsCollectionDescription {
    fileprivate init(_ collection: some AppShortcutOptionsCollectionProtocol) {
        self.init(
            provider: String(reflecting: type(of: collection.dynamicOptionsProvider)),
            title: LocalizedText(collection.title), systemImageName: collection.systemImageName)
    }
}

extension ShortcutDescription {
    fileprivate init(_ shortcut: AppShortcut) {
        self.init(
            actionIdentifier: type(of: shortcut.intent).persistentIdentifier,
            phrases: shortcut.phrases.map { LocalizedText($0.template, table: "AppShortcuts") },
            shortTitle: shortcut.shortTitle.map { LocalizedText($0) }, systemImageName: shortcut.systemImageName,
            presentation: shortcut.presentation.map(ShortcutPresentation.init))
    }
}
