/// The assistant schema that a type follows: `photos.openAsset`.
package struct SchemaReference: Hashable, Sendable, Codable {
    package var domain: String
    package var name: String

    /// Names a schema.
    package init(domain: String, name: String) {
        self.domain = domain
        self.name = name
    }

    /// Reads domain and name, with a point between them; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(domain: parts[0], name: parts[1])
    }

    /// What a type without a title is called: the schema's name in words.
    package var title: LocalizedText { LocalizedText(swiftName: name) }
}
