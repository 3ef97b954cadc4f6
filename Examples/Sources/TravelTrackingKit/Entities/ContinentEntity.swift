import AppIntents

/// A continent; there are few enough to list them all.
public struct ContinentEntity: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Continent"
    public static let defaultQuery = ContinentQuery()

    public let continent: Continent

    public init(_ continent: Continent) { self.continent = continent }

    public var id: String { continent.rawValue }

    @ComputedProperty(title: "Name")
    public var name: String { continent.rawValue }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(continent.rawValue)", image: .init(systemName: "globe"))
    }
}

/// Lists continents; looking one up by name, and the Find action, come with the list.
public struct ContinentQuery: EnumerableEntityQuery {
    public init() {}

    public func entities(for identifiers: [ContinentEntity.ID]) async throws -> [ContinentEntity] {
        identifiers.compactMap(Continent.init).map(ContinentEntity.init)
    }

    public func allEntities() async throws -> [ContinentEntity] {
        Continent.allCases.map(ContinentEntity.init)
    }
}
