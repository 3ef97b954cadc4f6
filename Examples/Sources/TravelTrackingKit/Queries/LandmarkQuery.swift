import AppIntents

/// Finds landmarks by identifier and by words; favorites are what it suggests.
public struct LandmarkQuery: EntityStringQuery {
    @Dependency var modelData: ModelData

    public init() {}

    public func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
        modelData.landmarks(for: identifiers).map(LandmarkEntity.init)
    }

    public func entities(matching string: String) async throws -> [LandmarkEntity] {
        modelData.landmarks(matching: string).map(LandmarkEntity.init)
    }

    public func suggestedEntities() async throws -> [LandmarkEntity] {
        try await modelData.favoriteLandmarks().map(LandmarkEntity.init)
    }
}
