import AppIntents
import Testing

// KP-78: every declaration here is isolated to the main actor unless it says otherwise.

enum Pot: String, AppEnum {
    case clay, tin
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    static let caseDisplayRepresentations: [Pot: DisplayRepresentation] = [.clay: "Clay", .tin: "Tin"]
}

struct Seedling: AppEntity {
    let id: Int
    @Property(title: "Name") var name: String
    @Property var pot: Pot?
    @ComputedProperty(title: "Label") var label: String { "\(id) \(name)" }
    @DeferredProperty var history: String { get async throws { await Shed.shared.history(of: id) } }

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Seedling")
    static let defaultQuery = SeedlingQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

extension Seedling {
    @ComputedProperty var shout: String { name.uppercased() }
}

struct SeedlingQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Seedling] {
        await Shed.shared.seedlings.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Seedling] {
        await Shed.shared.seedlings.filter { $0.name == string }
    }

    @MainActor func allEntities() async throws -> [Seedling] { Shed.shared.seedlings }
}

struct PotOptions: DynamicOptionsProvider {
    func results() async throws -> [Pot] { [.clay] }
}

struct Repot: AppIntent {
    static let title: LocalizedStringResource = "Repot"
    @Parameter(title: "Seedling") var seedling: Seedling
    @Parameter(title: "Pot", default: .clay, optionsProvider: PotOptions()) var pot: Pot
    @Parameter var note: String?
    @Dependency var shed: Shed

    // A type that adopts a Sendable protocol is not isolated by default, so that its methods say it themselves.
    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Seedling> {
        shed.repotted += 1
        return .result(value: seedling)
    }
}

final class Shed {
    static let shared = Shed()
    var repotted = 0
    var seedlings: [Seedling] { [Seedling(id: 1, name: "Bean")] }
    func history(of id: Int) -> String { "sown" }
}

@Suite("KP-78: with the main actor as default isolation")
struct MainActorTests {
    @Test("an intent, its entity, query, enum and options work")
    func works() async throws {
        let repot = Repot()
        repot.seedling = try #require(try await SeedlingQuery().entities(matching: "Bean").first)
        repot.shed = Shed.shared
        repot.pot = .tin
        _ = try await repot.perform()
        #expect(Shed.shared.repotted == 1)
        #expect(repot.seedling.shout == "BEAN")
        #expect(try await repot.seedling.history == "sown")
        #expect(repot.seedling.label == "1 Bean")
    }
}
