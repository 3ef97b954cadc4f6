import IntentsModel

/// What of a searchable item people find it by.
struct IndexedText: Hashable, Sendable {
    var title: String
    var subtitle: String?
    /// Words that are not shown.
    var keywords: [String]
    /// Longer texts.
    var body: String

    /// As much of the longer texts as is searched.
    private static let longestBody = 16_384

    init(of item: SearchableItemValue) {
        func texts(_ names: [String]) -> [String] { names.flatMap { item.attributes[$0]?.texts ?? [] } }
        let names = texts(["displayName", "title"]).filter { !$0.isEmpty }
        let shown = names.first ?? texts(["subject", "contentDescription", "identifier"]).first { !$0.isEmpty } ?? ""
        title = shown
        subtitle = texts(["contentDescription"]).first { !$0.isEmpty && $0 != shown }
        keywords = names.dropFirst() + texts(Self.keywordNames)
        body = String(texts(Self.bodyNames).joined(separator: "\n").prefix(Self.longestBody))
    }

    /// Whether nothing would find the item.
    var isEmpty: Bool { title.isEmpty && keywords.allSatisfy(\.isEmpty) && body.isEmpty }

    private static let keywordNames = [
        "alternateNames", "keywords", "authorNames", "recipientNames", "performers", "artist", "album", "composer",
        "genre", "kind", "city", "country", "namedLocation", "emailAddresses", "phoneNumbers",
    ]

    private static let bodyNames = [
        "contentDescription", "subject", "comment", "textContent", "fullyFormattedAddress",
    ]
}
