/// How the values of a shortcut's parameter are offered, the `AppShortcutParameterPresentation` of the source.
package struct ShortcutPresentation: Hashable, Sendable, Codable {
    package var parameter: String
    /// A sentence about one value, with `${parameter}` slots.
    package var summary: LocalizedText
    /// The groups of values, in order.
    package var collections: [OptionsCollectionDescription]

    /// Describes a presentation.
    package init(parameter: String, summary: LocalizedText, collections: [OptionsCollectionDescription] = []) {
        self.parameter = parameter
        self.summary = summary
        self.collections = collections
    }
}

/// A titled group of values.
package struct OptionsCollectionDescription: Hashable, Sendable, Codable {
    /// The qualified name of the provider or query.
    package var provider: String
    package var title: LocalizedText
    package var systemImageName: String?

    /// Describes a group.
    package init(provider: String, title: LocalizedText, systemImageName: String? = nil) {
        self.provider = provider
        self.title = title
        self.systemImageName = systemImageName
    }
}
