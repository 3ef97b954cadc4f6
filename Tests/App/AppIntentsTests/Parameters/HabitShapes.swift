import AppIntents

/// Forms that published code uses; that they compile is the test.
struct HabitIntent: AppIntent {
    static let title: LocalizedStringResource = "Habits"

    @Parameter(title: "Title") var title: String
    @Parameter var description: String
    @Parameter(title: "Seed") var seed: Seed
    @Parameter(title: "Soil", optionsProvider: Sources()) var soil: String

    init() {}

    init(title: String, seed: Seed?) {
        self.title = title
        if let seed { self.seed = seed }
    }

    func perform() async throws -> some IntentResult {
        if title.isEmpty { title = try await $title.requestValue("Which title?") }
        if description.isEmpty { throw $description.needsValueError() }
        guard try await $seed.requestConfirmation(for: seed, dialog: "This one?") else {
            throw $seed.needsDisambiguationError(among: [seed], dialog: "Which one?")
        }
        return .result()
    }
}

extension HabitIntent {
    private struct Sources: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            let light: [String] = ["Sand"]
            return .init(
                promptLabel: "Which soil?",
                sections: [
                    .init(.init(stringLiteral: "Light"), items: light.map { IntentItem($0, title: "\($0)") }),
                    ItemSection(title: "Heavy", items: [Item("Clay")]),
                ])
        }
    }
}

/// A model type made an entity in an extension, with an identifier of the app's own generic type.
struct Seed: Identifiable, Hashable, Sendable {
    struct Key<Kind>: Hashable, Sendable, EntityIdentifierConvertible {
        let number: Int
        var entityIdentifierString: String { "seed-\(number)" }

        static func entityIdentifier(for text: String) -> Key? {
            text.hasPrefix("seed-") ? Int(text.dropFirst(5)).map(Key.init(number:)) : nil
        }
    }

    let id: Key<Seed>
}

extension Seed: AppEntity {
    static let defaultQuery = Query()
    static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Seed", numericFormat: "seeds") }
    var displayRepresentation: DisplayRepresentation { .init(title: "Seed \(id.number)", image: .init(named: "seed")) }

    struct Query: EntityQuery, EnumerableEntityQuery {
        var source: @Sendable () -> [Seed] = { [] }
        init() {}
        init(source: @escaping @Sendable () -> [Seed]) { self.source = source }
        func entities(for identifiers: [Seed.Key<Seed>]) -> [Seed] { source().filter { identifiers.contains($0.id) } }
        func allEntities() throws -> [Seed] { source() }
        func defaultResult() async -> Seed? { nil }
    }
}

/// A provider that is a query with stored closures.
struct OfferedSeed: AppIntent {
    static let title: LocalizedStringResource = "Offer"
    @Parameter(title: "Seed", optionsProvider: Seed.Query(source: { [Seed(id: .init(number: 1))] })) var seed: Seed
    func perform() async throws -> some IntentResult { .result() }
}
