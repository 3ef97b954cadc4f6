import FoundationEssentials

extension AppMetadata: Codable {
    /// The `version` that this code writes, and the newest that it reads.
    package static let formatVersion = 1

    private enum Keys: String, CodingKey {
        case version, generator, actions, entities, queries, enums, autoShortcuts, autoShortcutProviderMangledName
        case shortcutTileColor, negativePhrases, assistantIntents, assistantEntities, assistantIntentNegativePhrases
        case openAppIntents
    }
    private struct Generator: Codable {
        var name = "open-app-intents"
        var version = ProductVersion.current
    }
    private struct Extras: Codable {
        var modules: [String]?
    }

    /// Decodes the content of `extract.actionsdata`.
    /// - Throws: `NewerMetadataError` when a newer tool wrote it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version <= Self.formatVersion else { throw NewerMetadataError(version: version) }
        self.init(
            actions: try container.decode([String: ActionDescription].self, forKey: .actions),
            entities: try container.decode(.entities, or: [:]), queries: try container.decode(.queries, or: [:]),
            enums: try container.decode(.enums, or: []), shortcuts: try container.decode(.autoShortcuts, or: []),
            shortcutsProvider: try container.decodeIfPresent(String.self, forKey: .autoShortcutProviderMangledName),
            shortcutTileColor: try container.decode(.shortcutTileColor, or: 14),
            negativePhrases: try container.decode(.negativePhrases, or: []),
            modules: try container.decode(.openAppIntents, or: Extras()).modules ?? [])
    }

    /// Encodes the content of `extract.actionsdata`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(Self.formatVersion, forKey: .version)
        try container.encode(Generator(), forKey: .generator)
        try container.encode(actions, forKey: .actions)
        try container.encode(entities, forKey: .entities)
        try container.encode(queries, forKey: .queries)
        try container.encode(enums, forKey: .enums)
        try container.encode(shortcuts, forKey: .autoShortcuts)
        try container.encodeIfPresent(shortcutsProvider, forKey: .autoShortcutProviderMangledName)
        try container.encode(shortcutTileColor, forKey: .shortcutTileColor)
        try container.encode(negativePhrases, forKey: .negativePhrases)
        for key in [Keys.assistantIntents, .assistantEntities, .assistantIntentNegativePhrases] {
            try container.encode([String](), forKey: key)
        }
        try container.encode(Extras(modules: modules), forKey: .openAppIntents)
    }

    /// The bytes of `extract.actionsdata`: equal metadata gives equal bytes.
    package func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

/// The metadata was written by a newer version of the tools than the one that reads it.
package struct NewerMetadataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The version found.
    package var version: Int

    /// One sentence for people.
    package var description: String {
        "The metadata has version \(version), and this system reads versions up to \(AppMetadata.formatVersion):"
            + " update OpenAppIntents, or build the app again with the installed “intents build”."
    }
}
