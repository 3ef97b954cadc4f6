import FoundationEssentials
import IntentsModel

// The apps' own part of the search index.

/// App → system.
extension SearchIndexRequest: LinkRequest {
    package typealias Reply = SearchIndexReply
    package static let method = "index.change"
}

/// System → app.
extension IndexRefresh: LinkRequest {
    package typealias Reply = RefreshedIndex
    package static let method = "index.refresh"
}

/// Client → system: lets an app give its entities to the index again; starts it when need be.
package struct RefreshIndexRequest: LinkRequest {
    package typealias Reply = RefreshedIndex
    package static let method = "index.again"
    package var app: String
    package var refresh: IndexRefresh

    package init(app: String, refresh: IndexRefresh) {
        self.app = app
        self.refresh = refresh
    }
}

/// Client → system: what apps have put into the index.
package struct ListIndexRequest: LinkRequest {
    package typealias Reply = [IndexedItem]
    package static let method = "index.list"
    /// Only what this app has put there.
    package var app: String?
    /// Only what these words find, the best first.
    package var text: String?
    package var limit: Int

    package init(app: String?, text: String?, limit: Int) {
        self.app = app
        self.text = text
        self.limit = limit
    }
}

/// One item of the index.
package struct IndexedItem: Codable, Hashable, Sendable {
    package var bundleIdentifier: String
    /// The index's name; absent for the app's default one.
    package var indexName: String?
    package var item: SearchableItemValue
    /// When it was put there, in seconds since 1970.
    package var donatedAt: Double
    /// Where the words were found: `title`, `keywords` or `text`; absent without words.
    package var matchedField: String?
    /// How well the words fit; more is better. Absent without words.
    package var score: Double?

    package init(
        bundleIdentifier: String, indexName: String?, item: SearchableItemValue, donatedAt: Double,
        matchedField: String? = nil, score: Double? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.indexName = indexName
        self.item = item
        self.donatedAt = donatedAt
        self.matchedField = matchedField
        self.score = score
    }
}
