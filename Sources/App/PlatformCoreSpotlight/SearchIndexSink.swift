import IntentsModel

/// A searchable item as a value.
package struct SearchableItemValue: Hashable, Sendable, Codable {
    package var identifier: String
    package var domain: String?
    package var expirationDate: Date?
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
}

/// The entity that an item stands for.
package struct SearchableEntity: Hashable, Sendable, Codable {
    package var typeName: String
    package var identifier: String

    package init(typeName: String, identifier: String) {
        self.typeName = typeName
        self.identifier = identifier
    }
}

/// What an app asks of the search index.
package struct SearchIndexRequest: Hashable, Sendable, Codable {
    package enum Change: Hashable, Sendable, Codable {
        case index([SearchableItemValue])
        case delete(identifiers: [String])
        case deleteDomains([String])
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

/// Takes an app's requests to the search index.
package protocol SearchIndexSink: Sendable {
    /// Carries out a request, or throws a `CSIndexError`.
    func perform(_ request: SearchIndexRequest) async throws
}

/// The process's way to the search index.
package enum SearchIndexConnection {
    private static let sink = Lock<(any SearchIndexSink)?>(nil)

    /// Connects the process; nil disconnects it.
    package static func connect(_ newSink: (any SearchIndexSink)?) { sink.withLock { $0 = newSink } }

    static var current: (any SearchIndexSink)? { sink.withLock { $0 } }
}
