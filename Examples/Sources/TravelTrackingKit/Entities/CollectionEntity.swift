import AppIntents

/// A choice of landmarks, made by a rule or by the person.
public struct CollectionEntity: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Collection"
    public static let defaultQuery = CollectionQuery()

    public let collection: Collection

    public init(_ collection: Collection) { self.collection = collection }

    public var id: String { collection.rawValue }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(collection.title)", image: .init(systemName: "book.closed"))
    }

    /// The collections that the app offers.
    public enum Collection: String, CaseIterable, Sendable {
        case favorites, southern, northern

        /// Its name for people.
        public var title: String {
            switch self {
            case .favorites: String(localized: "Favorites")
            case .southern: String(localized: "South of the Equator")
            case .northern: String(localized: "North of the Equator")
            }
        }

        /// The landmarks it holds now.
        public func landmarks(in modelData: ModelData) async throws -> [Landmark] {
            switch self {
            case .favorites: try await modelData.favoriteLandmarks()
            case .southern: modelData.landmarks.filter { $0.latitude < 0 }
            case .northern: modelData.landmarks.filter { $0.latitude >= 0 }
            }
        }
    }
}

/// The plainest query: by identifier, and what to suggest.
public struct CollectionQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [CollectionEntity.ID]) async throws -> [CollectionEntity] {
        identifiers.compactMap(CollectionEntity.Collection.init).map(CollectionEntity.init)
    }

    public func suggestedEntities() async throws -> [CollectionEntity] {
        CollectionEntity.Collection.allCases.map(CollectionEntity.init)
    }
}
