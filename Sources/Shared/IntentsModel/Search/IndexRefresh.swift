/// Asks an app to give entities to the search index again.
package struct IndexRefresh: Hashable, Sendable, Codable {
    /// Only entities of this type.
    package var entityType: String?
    /// Only these of them; all when absent.
    package var identifiers: [String]?

    package init(entityType: String? = nil, identifiers: [String]? = nil) {
        self.entityType = entityType
        self.identifiers = identifiers
    }
}

/// What an app has given to the search index again.
package struct RefreshedIndex: Hashable, Sendable, Codable {
    /// The entity types whose queries have done it, by name.
    package var entityTypes: [String]

    package init(entityTypes: [String]) { self.entityTypes = entityTypes }
}
