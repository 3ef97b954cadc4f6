extension ShortcutDescription: Codable {
    private enum Keys: String, CodingKey {
        case actionIdentifier, phraseTemplates, shortTitle, systemImageName, availabilityAnnotations, openAppIntents
    }
    private struct Extras: Codable {
        var presentation: ShortcutPresentation?
        var location: SourceLocation?
    }

    /// Decodes an element of `autoShortcuts`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        self.init(
            actionIdentifier: try container.decode(String.self, forKey: .actionIdentifier),
            phrases: try container.decode(.phraseTemplates, or: []),
            shortTitle: try container.decodeIfPresent(LocalizedText.self, forKey: .shortTitle),
            systemImageName: try container.decodeIfPresent(String.self, forKey: .systemImageName),
            presentation: extras.presentation, location: extras.location)
    }

    /// Encodes an element of `autoShortcuts`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(actionIdentifier, forKey: .actionIdentifier)
        try container.encode(phrases, forKey: .phraseTemplates)
        try container.encodeIfPresent(shortTitle, forKey: .shortTitle)
        try container.encodeIfPresent(systemImageName, forKey: .systemImageName)
        try container.encode(EmptyObject(), forKey: .availabilityAnnotations)
        try container.encode(Extras(presentation: presentation, location: location), forKey: .openAppIntents)
    }
}
