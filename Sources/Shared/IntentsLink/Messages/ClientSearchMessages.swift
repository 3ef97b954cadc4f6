import IntentsModel

// Client → system: finding things.

/// Searches the titles of apps, actions, shortcuts and known entities.
package struct SearchRequest: LinkRequest {
    package typealias Reply = [SearchHit]
    package static let method = "search"
    package var text: String
    package var limit: Int
    package var locale: String

    package init(text: String, limit: Int, locale: String) {
        self.text = text
        self.limit = limit
        self.locale = locale
    }
}

/// One thing that search found.
package struct SearchHit: Codable, Hashable, Sendable {
    /// `app`, `action`, `shortcut`, `entity`, or `item` for what an app has indexed that stands for no entity.
    package var kind: String
    package var bundleIdentifier: String
    package var appName: String
    /// The action's or entity's identifier; for entities `Type/id`.
    package var identifier: String
    package var title: String
    package var subtitle: String?

    package init(
        kind: String, bundleIdentifier: String, appName: String, identifier: String, title: String, subtitle: String?
    ) {
        self.kind = kind
        self.bundleIdentifier = bundleIdentifier
        self.appName = appName
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
    }
}

/// Asks the app for entities: `Type` or `bundle.id/Type`.
package struct FindEntitiesRequest: LinkRequest {
    package typealias Reply = FoundEntities
    package static let method = "entities.find"
    package var type: String
    package var selection: EntitySelection
    package var locale: String
    package var timeout: Double?

    package init(type: String, selection: EntitySelection, locale: String, timeout: Double? = nil) {
        self.type = type
        self.selection = selection
        self.locale = locale
        self.timeout = timeout
    }
}

/// The entities an app answered with.
package struct FoundEntities: Codable, Hashable, Sendable {
    package var bundleIdentifier: String
    package var entityType: String
    package var page: EntityPage
    /// Why the page is empty, when the query did not answer in time.
    package var explanation: String?

    package init(bundleIdentifier: String, entityType: String, page: EntityPage, explanation: String? = nil) {
        self.bundleIdentifier = bundleIdentifier
        self.entityType = entityType
        self.page = page
        self.explanation = explanation
    }
}
