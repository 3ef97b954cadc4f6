import IntentsModel
import PlatformCoreSpotlight
import Testing

@testable import AppIntents

@Suite("A property that feeds the search index")
struct IndexedPropertyTests {
    struct Song: AppEntity, IndexedEntity, OwnershipProvidingEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Song] { [] }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
        static let defaultQuery = Query()
        let id: Int
        @Property(indexingKey: \.contentDescription) var story: String
        @Property(title: "Words", indexingKey: \.keywords) var words: [String]
        // The names are valid ones.
        // swift-format-ignore: NeverForceUnwrap
        @Property(customIndexingKey: CSCustomAttributeKey(keyName: "com_song_key")!) var key: String
        // swift-format-ignore: NeverForceUnwrap
        @Property(title: "Beats", customIndexingKey: CSCustomAttributeKey(keyName: "com_song_beats")!) var beats: Int
        @Property(title: "Secret") var secret: String
        var displayRepresentation: DisplayRepresentation { "Song" }
        var ownership: EntityOwnership { id == 1 ? .public : .unknown }

        init(id: Int) {
            self.id = id
            story = "About rain"
            words = ["rain", "sea"]
            key = "D minor"
            beats = 90
            secret = "hidden"
        }
    }

    @Test("writes to the attribute it names, known or of the app's own; others write nothing")
    func attributes() throws {
        let attributes = Song(id: 1).attributeSet
        #expect(attributes.contentDescription == "About rain")
        #expect(attributes.keywords == ["rain", "sea"])
        let key = try #require(CSCustomAttributeKey(keyName: "com_song_key"))
        let beats = try #require(CSCustomAttributeKey(keyName: "com_song_beats"))
        #expect(attributes.value(forCustomKey: key) == "D minor")
        #expect(attributes.value(forCustomKey: beats) == NSNumber(value: 90))
        #expect(!attributes.values.values.contains { "\($0)".contains("hidden") })
    }

    private struct Hut: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Hut] { [] }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
        static let defaultQuery = Query()
        let id: Int
        var beds = 3
        var displayRepresentation: DisplayRepresentation { "Hut" }
    }

    private let english = Locale(identifier: "en")

    @Test("under a name of its own stores a value, or reads it from its entity")
    func named() async throws {
        let hut = Hut(id: 2)
        let stored = EntityProperty<String>(identifier: "owner", title: "Owner", indexingKey: \.city)
        stored.wrappedValue = "Ann"
        #expect(stored.intentValue(of: hut, in: english) == .string("Ann"))
        #expect(stored.facts.identifier == "owner")
        #expect(stored.facts.indexing?.name == "city")
        #expect(stored.modifiers == [])

        let computed = EntityProperty<Int>(identifier: "beds", getter: \Hut.beds)
        #expect(computed.intentValue(of: hut, in: english) == .int(3))
        #expect(computed.intentValue(of: Garden.plants[0], in: english) == nil)
        #expect(computed.modifiers == .readOnly)

        let settable = EntityProperty<Int>(identifier: "beds", title: "Beds", getSetter: \Hut.beds)
        #expect(settable.intentValue(of: hut, in: english) == .int(3))
        #expect(settable.modifiers == [])
    }

    @Test("that has to be waited for is not read before it is asked for, and keeps its attribute")
    func awaited() async throws {
        let warden = EntityProperty<String>(
            identifier: "warden", title: "Warden", indexingKey: \.contentDescription,
            asyncGetter: { (hut: Hut) in "Warden of \(hut.id)" })
        let hut = Hut(id: 2)
        #expect(warden.intentValue(of: hut, in: english) == nil)
        #expect(try await warden.deferredValue(of: hut, in: english) == .string("Warden of 2"))
        #expect(warden.modifiers == [.readOnly, .async])
        #expect(warden.facts.indexing?.name == "contentDescription")
        #expect(warden.isDeferred)
    }

    @Test("of an entity of someone's leaves whose it is to the entity")
    func ownership() {
        let owned: any OwnershipProvidingEntity = Song(id: 1)
        #expect(owned.ownership == .public)
        #expect(Song(id: 2).ownership == .unknown)
    }
}
