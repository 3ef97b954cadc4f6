import AppIntents
import Testing

// KP-77: the forms that older samples use, which only compile in the Swift 5 language mode.

enum Tray: String, AppEnum {
    case small, large
    static var typeDisplayName: LocalizedStringResource = "Tray"
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Tray"
    static var caseDisplayRepresentations: [Tray: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct Sprout: AppEntity, Identifiable {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Sprout")
    static var defaultQuery = SproutQuery()

    var id: UUID
    @Property var name: String
    @Property(title: "Tray") var tray: Tray?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: nil) }

    init(id: UUID, name: String) {
        self.id = id
        self.name = name
    }
}

struct SproutQuery: EntityQuery, EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Sprout] { [] }
    func entities(matching string: String) async throws -> [Sprout] { [] }
    @MainActor func allEntities() async throws -> [Sprout] { [Sprout(id: UUID(), name: "Bean")] }
}

extension SproutQuery: EntityPropertyQuery {
    static var properties = QueryProperties {}
    static var sortingOptions = SortingOptions {}

    func entities(
        matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Sprout>], limit: Int?
    ) async throws -> [Sprout] {
        []
    }
}

struct Sow: AppIntent {
    static var title: LocalizedStringResource = "Sow"
    static var description = IntentDescription("Sows a sprout")

    @Parameter(title: "Sprout") var sprout: Sprout
    @Parameter(title: "Tray", default: .small) var tray: Tray

    init() {}

    init(sprout: Sprout) {
        self.sprout = sprout
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("KP-77: in the Swift 5 language mode")
struct Swift5Tests {
    @Test("stored static variables satisfy the requirements")
    func statics() async throws {
        let sprouts = try await SproutQuery().suggestedEntities()
        #expect(Sow(sprout: sprouts[0]).sprout.name == "Bean")
        #expect(Sprout.persistentIdentifier == "Sprout")
        #expect(Sow.title == "Sow")
    }
}
