import IntentsModel

/// A thing of the app that intents take, return and find (inventory §2.8).
///
/// The system stores an entity by its `id` and asks the default query for it whenever it is needed again.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ValueType == Self, ID: EntityIdentifierConvertible, ID: Sendable {
    /// The type of the default query.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// Finds the entity by its identifier, and others to choose from.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// The short name under which entities write ``EntityProperty``.
    public typealias Property = EntityProperty

    /// No resolvers: the query finds entities.
    public static var defaultResolverSpecification: EmptyResolverSpecification<UnwrappedType> {
        EmptyResolverSpecification()
    }

    /// An entity of the app.
    public static var __valueType: IntentsModel.ValueType? { .entity(persistentIdentifier) }

    /// Finds the entity that the value names.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Self {
        try await __values(from: [value], query: query)[0]
    }

    /// Finds the entities that the values name with one call of the query, in the order of the values.
    public static func __values(
        from values: [IntentsModel.IntentValue], query: (any EntityQuery)?
    ) async throws -> [Self] {
        try await EntityLookup<Self>(query).entities(values.map(identifierText))
    }

    /// Identity and display, and the stored and computed properties when they are wanted.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .entity(snapshot(in: locale, properties: properties ? propertyValues(in: locale) : [:]))
    }

    /// Identity and display with the given properties.
    package func snapshot(in locale: Locale, properties: [String: IntentsModel.IntentValue]) -> EntityValue {
        EntityValue(
            typeName: Self.persistentIdentifier, identifier: id.entityIdentifierString,
            display: displayRepresentation.value(in: locale), properties: properties)
    }

    /// The identifier, as text, of the entity that a value names.
    static func identifierText(of value: IntentsModel.IntentValue) throws -> String {
        switch value {
        case .entity(let entity) where entity.typeName == persistentIdentifier: return entity.identifier
        case .string(let text): return text
        case .int(let number): return "\(number)"
        default: throw RunError.mismatch(value, needed: "An entity of the type \(persistentIdentifier)")
        }
    }
}
