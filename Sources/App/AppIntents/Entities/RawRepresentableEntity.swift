import IntentsModel

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value.
    public var id: RawValue { rawValue }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// Finds entities by their raw values.
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }
}

/// Finds the entities of an enum by their raw values.
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
    /// Makes the query.
    public init() {}

    /// The entities with these raw values.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap { Entity(rawValue: $0) }
    }

    /// The entity whose raw value the text is.
    public func entities(matching string: String) async throws -> [Entity] {
        Entity.ID.entityIdentifier(for: string).flatMap { Entity(rawValue: $0) }.map { [$0] } ?? []
    }

    /// All cases, when the type knows them.
    public func suggestedEntities() async throws -> [Entity] {
        (Entity.self as? any CaseIterable.Type).flatMap { Self.cases(of: $0) } ?? []
    }

    private static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Entity]? {
        Array(type.allCases) as? [Entity]
    }
}
