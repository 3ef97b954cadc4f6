import IntentsModel
import Testing

@testable import AppIntents

@Suite("Kinds of entities")
struct EntityKindsTests {
    private let english = Locale(identifier: "en")

    @Test("a transient entity is made again from its properties")
    func transient() async throws {
        let report = Report()
        report.count = 4
        report.plants = [Garden.plants[1]]
        let crossed = report.__intentValue(in: english, properties: false)
        let again = try await Report.__value(from: crossed, query: nil)
        #expect(again.count == 4)
        #expect(again.plants.map(\.id) == [2])
        #expect(report.id == report.id)
        #expect(try await Report.defaultQuery.entities(for: [report.id]).isEmpty)
        #expect(EntityDescription(reflecting: Report.self).isTransient)
    }

    @Test("a unique entity is found by its own identifier and suggested")
    func unique() async throws {
        let query = Settings.defaultQuery
        #expect(try await query.entities(for: ["Settings"]).map(\.volume) == [3])
        #expect(try await query.entities(for: ["Other"]).isEmpty)
        #expect(try await query.suggestedEntities().map(\.id) == ["Settings"])
        #expect(Settings(volume: 1).displayRepresentation.title == "Settings")
    }

    @Test("a provider without a closure says what to write")
    func uniqueWithoutClosure() async {
        let error = await #expect(throws: RunError.self) {
            try await UniqueAppEntityProvider<Settings>().uniqueEntity()
        }
        #expect(
            error?.message == """
                There is no Settings: its defaultQuery is a UniqueAppEntityProvider without a closure that makes it. \
                Write UniqueAppEntityProvider { Settings(…) }.
                """)
    }

    @Test("a provider without a closure gives an entity that stores nothing")
    func uniqueWithoutStorage() async throws {
        #expect(try await Preferences.defaultQuery.uniqueEntity().usesMiles)
        #expect(try await Preferences.defaultQuery.entities(for: ["Preferences"]).count == 1)
        #expect(try await Clock.defaultQuery.suggestedEntities().map(\.id) == ["Clock"])
    }

    @Test("a type with raw values can be an entity that is found by them")
    func rawRepresentable() async throws {
        let value = Season.autumn.__intentValue(in: english, properties: true)
        #expect(try await Season.__value(from: value, query: nil) == .autumn)
        #expect(try await Season.defaultQuery.suggestedEntities() == [.spring, .autumn])
        #expect(try await Season.defaultQuery.entities(matching: "spring") == [.spring])
    }

    @Test("an identity names type and entity")
    func identity() {
        let identity = EntityIdentifier(for: Garden.plants[0])
        #expect(identity == EntityIdentifier(for: Plant.self, identifier: 1))
        #expect(identity != EntityIdentifier(for: Bed.self, identifier: 1))
        #expect("\(identity)" == "Plant/1")
    }

    @Test("identifiers become text and are made of it again")
    func identifiers() {
        func check<ID: EntityIdentifierConvertible & Equatable>(_ id: ID) {
            #expect(ID.entityIdentifier(for: id.entityIdentifierString) == id)
        }
        check("a b")
        check(-7)
        check(UUID())
        check(Float(1.5))
        check(Season.spring)
        #expect(Int.entityIdentifier(for: "x") == nil)
    }
}

struct Report: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Report"
    @Property(title: "Count") var count: Int
    @Property(title: "Plants") var plants: [Plant]
    @ComputedProperty var summary: String { "\(count)" }
    var displayRepresentation: DisplayRepresentation { "Report" }
}

struct Settings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = UniqueAppEntityProvider<Settings> { Settings(volume: 3) }
    let volume: Int
}

struct Preferences: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"
    static let defaultQuery = UniqueAppEntityProvider<Self>()
    @ComputedProperty var usesMiles: Bool { true }
}

struct Clock: UniqueAppEntity {
    struct Query: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> Clock { Clock() }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Clock"
    static let defaultQuery = Query()
}

enum Season: String, AppEntity, CaseIterable, EntityIdentifierConvertible {
    case spring, autumn
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    var displayRepresentation: DisplayRepresentation { .init(title: "\(rawValue)") }
}
