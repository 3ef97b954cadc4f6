/// Everything the system knows of one bundle's code: the content of `Metadata.appintents/extract.actionsdata`.
package struct AppMetadata: Hashable, Sendable {
    package var actions: [String: ActionDescription]
    package var entities: [String: EntityDescription]
    package var queries: [String: QueryDescription]
    package var enums: [EnumDescription]
    package var shortcuts: [ShortcutDescription]
    /// The mangled name of the shortcuts provider, when there is one.
    package var shortcutsProvider: String?
    /// The index of the provider's `ShortcutTileColor`; 14 unless the source says otherwise.
    package var shortcutTileColor: Int
    package var negativePhrases: [LocalizedText]
    /// The modules whose code the metadata describes, sorted.
    package var modules: [String]

    /// Makes metadata; without arguments, of a bundle that declares nothing.
    package init(
        actions: [String: ActionDescription] = [:], entities: [String: EntityDescription] = [:],
        queries: [String: QueryDescription] = [:], enums: [EnumDescription] = [], shortcuts: [ShortcutDescription] = [],
        shortcutsProvider: String? = nil, shortcutTileColor: Int = 14, negativePhrases: [LocalizedText] = [],
        modules: [String] = []
    ) {
        self.actions = actions
        self.entities = entities
        self.queries = queries
        self.enums = enums
        self.shortcuts = shortcuts
        self.shortcutsProvider = shortcutsProvider
        self.shortcutTileColor = shortcutTileColor
        self.negativePhrases = negativePhrases
        self.modules = modules
    }

    /// The enum `identifier`, when it is declared.
    package func enumeration(_ identifier: String) -> EnumDescription? {
        enums.first { $0.identifier == identifier }
    }
}

/// An `AppShortcut`.
package struct ShortcutDescription: Hashable, Sendable {
    package var actionIdentifier: String
    /// Phrases with `${applicationName}` and at most one `${parameter}`; the first is the one shown.
    package var phrases: [LocalizedText]
    package var shortTitle: LocalizedText?
    package var systemImageName: String?
    /// How the values of one of its parameters are offered.
    package var presentation: ShortcutPresentation?
    package var location: SourceLocation?

    /// Makes a shortcut.
    package init(
        actionIdentifier: String, phrases: [LocalizedText], shortTitle: LocalizedText? = nil,
        systemImageName: String? = nil, presentation: ShortcutPresentation? = nil, location: SourceLocation? = nil
    ) {
        self.actionIdentifier = actionIdentifier
        self.phrases = phrases
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.presentation = presentation
        self.location = location
    }
}
