/// A text as the source states it: the key to look up in the app's string tables, and what to show without one.
package struct LocalizedText: Hashable, Sendable {
    /// The key; for a plain literal it is the text itself.
    package var key: String
    /// Other ways to say it, in the source's order.
    package var alternatives: [String]
    /// The string table, `Localizable` when absent.
    package var table: String?
    /// The text to show when no table holds the key; the key itself when absent.
    package var defaultValue: String?

    /// Names the text `key`.
    package init(_ key: String, alternatives: [String] = [], table: String? = nil, defaultValue: String? = nil) {
        self.key = key
        self.alternatives = alternatives
        self.table = table
        self.defaultValue = defaultValue
    }

    /// The text in the language of the source.
    package var sourceText: String { defaultValue ?? key }
}

extension LocalizedText: Codable {
    private enum Keys: String, CodingKey { case key, alternatives, table, defaultValue }

    /// Decodes inventory §5's localised text; older tools leave `alternatives` out.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        key = try container.decode(String.self, forKey: .key)
        alternatives = try container.decodeIfPresent([String].self, forKey: .alternatives) ?? []
        table = try container.decodeIfPresent(String.self, forKey: .table)
        defaultValue = try container.decodeIfPresent(String.self, forKey: .defaultValue)
    }
}

/// A type's or case's display representation as the source states it.
package struct DisplayDescription: Hashable, Sendable {
    package var title: LocalizedText
    package var subtitle: LocalizedText?
    package var image: ImageValue?
    package var synonyms: [LocalizedText]

    /// Makes a display of a title and, optionally, the rest.
    package init(
        title: LocalizedText, subtitle: LocalizedText? = nil, image: ImageValue? = nil, synonyms: [LocalizedText] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

/// A place in a source file, one-based.
package struct SourceLocation: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var column: Int

    /// Names a place.
    package init(file: String, line: Int, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}
