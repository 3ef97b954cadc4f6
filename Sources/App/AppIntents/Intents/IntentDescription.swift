import PlatformFoundation

/// What an intent does, for people who look for it (inventory §2.1).
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The description itself.
    public var descriptionText: LocalizedStringResource
    /// The group the intent is listed in.
    public var categoryName: LocalizedStringResource?
    /// More words that find the intent.
    public var searchKeywords: [LocalizedStringResource]
    /// The name of the value the intent returns.
    public var resultValueName: LocalizedStringResource?

    /// Describes an intent.
    /// - Parameters:
    ///   - descriptionText: the description itself.
    ///   - categoryName: the group the intent is listed in.
    ///   - searchKeywords: more words that find the intent.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    /// Describes an intent that returns a value.
    /// - Parameters:
    ///   - descriptionText: the description itself.
    ///   - categoryName: the group the intent is listed in.
    ///   - searchKeywords: more words that find the intent.
    ///   - resultValueName: the name of the value the intent returns.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
    ) {
        self.init(descriptionText, categoryName: categoryName, searchKeywords: searchKeywords)
        self.resultValueName = resultValueName
    }

    /// Describes an intent with a text alone.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
