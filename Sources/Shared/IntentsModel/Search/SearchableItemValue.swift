import FoundationEssentials

/// A searchable item as a value.
package struct SearchableItemValue: Hashable, Sendable, Codable {
    package var identifier: String
    package var domain: String?
    package var expirationDate: Date?
    /// Whether it only adds to what is known of an item of the same identifier.
    package var isUpdate: Bool
    /// Attributes by name.
    package var attributes: [String: AttributeValue]
    /// The entity that the item stands for: one hit for both, and opening it opens the entity.
    package var entity: SearchableEntity?

    package init(
        identifier: String, domain: String?, expirationDate: Date?, isUpdate: Bool,
        attributes: [String: AttributeValue], entity: SearchableEntity? = nil
    ) {
        self.entity = entity
        self.identifier = identifier
        self.domain = domain
        self.expirationDate = expirationDate
        self.isUpdate = isUpdate
        self.attributes = attributes
    }

    /// This item with what an update adds to it.
    package func updated(by update: SearchableItemValue) -> SearchableItemValue {
        var item = update
        item.isUpdate = false
        item.domain = update.domain ?? domain
        item.expirationDate = update.expirationDate ?? expirationDate
        item.entity = update.entity ?? entity
        item.attributes = attributes.merging(update.attributes) { $1 }
        return item
    }
}

/// The entity that an item stands for.
package struct SearchableEntity: Hashable, Sendable, Codable {
    package var typeName: String
    package var identifier: String
    /// Whether people do not find it; absent for no.
    package var isHidden: Bool?

    package init(typeName: String, identifier: String, isHidden: Bool? = nil) {
        self.typeName = typeName
        self.identifier = identifier
        self.isHidden = isHidden
    }
}

/// What an app asks of the search index.
package struct SearchIndexRequest: Hashable, Sendable, Codable {
    package enum Change: Hashable, Sendable, Codable {
        case index([SearchableItemValue])
        case delete(identifiers: [String])
        /// Also those of the groups within: `a.b` with `a`.
        case deleteDomains([String])
        /// What stands for entities of a type; for all of them without identifiers.
        case deleteEntities(typeName: String, identifiers: [String]?)
        case deleteAll
    }

    /// The index's name; nil for the app's default index.
    package var indexName: String?
    package var change: Change

    package init(indexName: String?, change: Change) {
        self.indexName = indexName
        self.change = change
    }
}

/// What became of a request to the search index.
package struct SearchIndexReply: Hashable, Sendable, Codable {
    /// Why nothing was changed; absent when all was.
    package var refusal: Refusal?
    /// What the app should know of the items that were taken.
    package var warnings: [String]

    package init(refusal: Refusal? = nil, warnings: [String] = []) {
        self.refusal = refusal
        self.warnings = warnings
    }

    /// A reason with a sentence for people.
    package struct Refusal: Hashable, Sendable, Codable {
        package enum Reason: String, Hashable, Sendable, Codable { case invalidItem, quotaExceeded }

        package var reason: Reason
        package var message: String

        package init(_ reason: Reason, _ message: String) {
            self.reason = reason
            self.message = message
        }
    }
}
