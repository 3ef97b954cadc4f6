import IntentsModel

/// A collection of the identifiers of entities, whatever their type.
protocol IdentifierCollection {}

extension EntityCollection: IdentifierCollection {}

extension EntityCollection: _IntentValue {
    /// The entity type.
    public typealias ValueType = Entity

    /// No resolvers: the identifiers are taken as they are.
    public static var defaultResolverSpecification: EmptyResolverSpecification<EntityCollection> {
        EmptyResolverSpecification()
    }

    /// A list of entities.
    public static var __valueType: IntentsModel.ValueType? { [Entity].__valueType }

    /// Takes entities, or one as a list of one, by their identifiers: the query is not asked.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> EntityCollection {
        guard case .array(let elements) = value else {
            return EntityCollection(identifiers: [try identifier(of: value)], query: query)
        }
        return EntityCollection(identifiers: try elements.map(identifier), query: query)
    }

    /// The entities in their order; of those that are not made, the identifier alone.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .array(
            identifiers.map { identifier in
                entity(identifier)?.__intentValue(in: locale, properties: properties) ?? bare(identifier)
            })
    }

    private func bare(_ identifier: Entity.ID) -> IntentsModel.IntentValue {
        let text = identifier.entityIdentifierString
        return .entity(
            EntityValue(
                typeName: Entity.persistentIdentifier, identifier: text, display: DisplayValue(title: text)))
    }

    private static func identifier(of value: IntentsModel.IntentValue) throws -> Entity.ID {
        let text = try Entity.identifierText(of: value)
        if let identifier = Entity.ID.entityIdentifier(for: text) { return identifier }
        throw RunError(
            .invalidValue, "“\(text)” cannot be an identifier of the type \(Entity.persistentIdentifier).")
    }
}
