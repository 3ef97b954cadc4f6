import AppIntents
import Testing

@Suite struct RelevantEntitiesTests {
    private let entities = RelevantEntities()
    private let context = AppEntityContext.audio(.nowPlaying)

    @Test func entitiesOfAContextAreReplacedAndRemoved() async throws {
        try await entities.updateEntities(Array(Garden.plants.prefix(2)), for: context)
        try await entities.updateEntities(Array(Garden.plants.suffix(2)), for: context)
        #expect(entities.entities(for: context).map(\.identifier) == ["3", "4"])
        try await entities.removeEntities([Garden.plants[2]], from: context)
        #expect(entities.entities(for: context).map(\.identifier) == ["4"])
        try await entities.removeEntities([Garden.plants[3]])
        #expect(entities.entities(for: context).isEmpty)
    }

    @Test func allEntitiesCanBeRemoved() async throws {
        try await entities.updateEntities(Garden.plants, for: context)
        try await entities.removeAllEntities(for: context)
        #expect(entities.entities(for: context).isEmpty)
        try await entities.updateEntities(Garden.plants, for: context)
        try await entities.removeAllEntities()
        #expect(entities.entities(for: context).isEmpty)
    }
}
