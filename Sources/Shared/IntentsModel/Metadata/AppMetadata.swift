/// Everything the system knows of one bundle's code: the content of `Metadata.appintents/extract.actionsdata`.
public struct AppMetadata: Hashable, Sendable {
    public var actions: [String: ActionDescription]
    public var entities: [String: EntityDescription]
    public var queries: [String: QueryDescription]
    public var enums: [EnumDescription]
    public var shortcuts: [ShortcutDescription]
    /// The mangled name of the shortcuts provider, when there is one.
    public var shortcutsProvider: String?
    /// The index of the provider's `ShortcutTileColor`; 14 unless the source says otherwise.
    public var shortcutTileColor: Int
    public var negativePhrases: [LocalizedText]
    /// The modules whose code the metadata describes, sorted.
    public var modules: [String]

    /// Makes metadata; without arguments, of a bundle that declares nothing.
    public init(
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
    public func enumeration(_ identifier: String) -> EnumDescription? {
        enums.first { $0.identifier == identifier }
    }
}

/// An `AppShortcut`.
public struct ShortcutDescription: Hashable, Sendable {
    public var actionIdentifier: String
    /// Phrases with `${applicationName}` and at most one `${parameter}`; the first is the one shown.
    public var phrases: [LocalizedText]
    public var shortTitle: LocalizedText?
    public var systemImageName: String?
    public var location: SourceLocation?

    /// Makes a shortcut.
    public init(
        actionIdentifier: String, phrases: [LocalizedText], shortTitle: LocalizedText? = nil,
        systemImageName: String? = nil, location: SourceLocation? = nil
    ) {
        self.actionIdentifier = actionIdentifier
        self.phrases = phrases
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.location = location
    }
}
