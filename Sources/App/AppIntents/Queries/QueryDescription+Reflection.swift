import IntentsModel

extension QueryDescription {
    /// The query type as metadata states it, read from the type itself.
    ///
    /// Without the properties it compares and sorts by: their names are only known where an entity is.
    package init<Query: EntityQuery>(reflecting type: Query.Type) {
        self.init(
            identifier: String(reflecting: type), mangledTypeName: _mangledTypeName(type) ?? "",
            entityType: Query.Entity.persistentIdentifier, capabilities: QueryCapabilities(of: type),
            isDefaultForEntity: Query.Entity.DefaultQuery.self == type,
            findIntentDescription: Self.findText(of: type))
    }

    private static func findText(of type: any EntityQuery.Type) -> LocalizedText? {
        let description =
            (type as? any EntityPropertyQuery.Type)?.findIntentDescription
            ?? (type as? any EnumerableEntityQuery.Type)?.findIntentDescription
        return description.map { LocalizedText($0.descriptionText) }
    }
}

extension QueryCapabilities {
    /// The union of what the protocols of a query type offer.
    package init(of type: any EntityQuery.Type) {
        self = .identifiers
        if type is any EntityStringQuery.Type { insert(.string) }
        if type is any EnumerableEntityQuery.Type { insert(.enumerable) }
        if type is any EntityPropertyQuery.Type { insert(.property) }
    }
}
