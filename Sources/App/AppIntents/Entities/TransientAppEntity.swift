import IntentsModel

/// An entity that is only a result: it has no identity that lasts, and no query finds it (inventory §2.8).
///
/// What crosses to the system are its properties; it is made anew from them where it is needed.
public protocol TransientAppEntity: AppEntity {
    /// An identifier that need not last.
    associatedtype ID = UUID
    /// The query that finds nothing.
    associatedtype DefaultQuery = _TransientAppEntityQuery<Self>

    /// Makes an entity whose properties are not set.
    init()
}

extension TransientAppEntity where ID == UUID {
    /// An identifier that lives as long as the storage of the properties; the same for all entities without properties.
    public var id: UUID {
        reflectedChildren(of: self).lazy.compactMap { ($0.value as? any ErasedProperty)?.token }.first
            ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension TransientAppEntity where DefaultQuery == _TransientAppEntityQuery<Self> {
    /// The query that finds nothing.
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

extension TransientAppEntity {
    /// Makes the entities of the properties that the values carry.
    public static func __values(
        from values: [IntentsModel.IntentValue], query: (any EntityQuery)?
    ) async throws -> [Self] {
        var entities: [Self] = []
        for value in values { entities.append(try await made(of: value)) }
        return entities
    }

    /// Identity, display and properties: without them the entity could not be made again.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .entity(snapshot(in: locale, properties: propertyValues(in: locale)))
    }

    private static func made(of value: IntentsModel.IntentValue) async throws -> Self {
        guard case .entity(let snapshot) = value, snapshot.typeName == persistentIdentifier else {
            throw RunError.mismatch(value, needed: "An entity of the type \(persistentIdentifier)")
        }
        let entity = Self()
        for named in entity.namedProperties {
            guard let value = snapshot.properties[named.name], named.property.isStored else { continue }
            try await named.property.assign(value)
        }
        return entity
    }
}

/// The query of transient entities: it finds nothing.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    /// Makes the query.
    public init() {}

    /// Nothing.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
