import AppIntents

/// A query extended with property query and string query, as samples do it, with empty blocks and predicates.
struct ShrubQuery: EntityQuery {
    @Dependency var store: ShrubStore

    func entities(for identifiers: [Shrub.ID]) async throws -> [Shrub] { store.shrubs }

    func suggestedEntities() async throws -> [Shrub] {
        store.shrubs.map { $0 }
    }

    func defaultResult() async -> Shrub? { store.shrubs.first }
}

extension ShrubQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        // Nothing can be compared.
    }

    static let sortingOptions = SortingOptions {
        // Nothing can be sorted by.
    }

    func entities(
        matching comparators: [Predicate<Shrub>],
        mode: ComparatorMode,
        sortedBy: [Sort<Shrub>],
        limit: Int?
    ) async throws -> [Shrub] {
        try store.shrubs.filter { shrub in try comparators.allSatisfy { try $0.evaluate(shrub) } }
    }
}

extension ShrubQuery: EntityStringQuery {
    func entities(matching: String) async throws -> [Shrub] {
        store.shrubs.filter { $0.name.contains(matching) || $0.story.contains(matching) }
    }
}

final class ShrubStore: Sendable {
    let shrubs: [Shrub]
    init(shrubs: [Shrub]) { self.shrubs = shrubs }
}

struct Shrub: AppEntity {
    var id: UUID
    @Property var name: String
    @Property var story: String
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Need") var need: Amount?
    @Property(title: "Neighbour") var neighbour: Plant?

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shrub")
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    static let defaultQuery = ShrubQuery()
}

/// Comparisons that become predicates, on properties of every kind.
struct ShrubPredicateQuery: EntityPropertyQuery {
    static var properties: EntityQueryProperties<Shrub, Predicate<Shrub>> {
        EntityQueryProperties<Shrub, Predicate<Shrub>> {
            Property(\Shrub.$name) {
                EqualToComparator { name in #Predicate<Shrub> { $0.name == name } }
                ContainsComparator { part in #Predicate<Shrub> { $0.name.contains(part) } }
            }
            Property(\.$tags) {
                ContainsComparator { tag in #Predicate<Shrub> { $0.tags.contains(tag) } }
            }
        }
    }

    nonisolated(unsafe) static var sortingOptions = SortingOptions { SortableBy(\.$name) }

    func entities(for identifiers: [UUID]) async throws -> [Shrub] { [] }

    func suggestedEntities() async throws -> IntentItemCollection<Shrub> {
        IntentItemCollection(promptLabel: "Which shrub?", usesIndexedCollation: true, items: [Shrub]())
    }

    func entities(
        matching comparators: [Predicate<Shrub>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Shrub>], limit: Int?
    ) async throws -> IntentItemCollection<Shrub> {
        .empty
    }
}

/// An entity whose nested query has a name that other entities use too.
struct Bed: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Bed] { [] }
    }

    var id: Int
    @Property(title: "Label") var label: String
    @Property(title: "Size") var size: Int = 1

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { .init(title: "\(label)") }
}

struct Tool: AppEntity {
    struct Query: EntityStringQuery {
        @IntentParameterDependency<DigBed>(\.$bed, \.$note) var dig

        func entities(for identifiers: [String]) async throws -> [Tool] { [] }
        func entities(matching string: String) async throws -> [Tool] { [] }
        func suggestedEntities() async throws -> [Tool] {
            guard let dig else { return [] }
            return [Tool(id: "\(dig.bed.label) \(dig.note)")]
        }
    }

    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
}

struct DigBed: AppIntent {
    static let title: LocalizedStringResource = "Dig Bed"
    @Parameter var bed: Bed
    @Parameter var note: String?
    @Parameter var tool: Tool
    func perform() async throws -> some IntentResult { .result() }
}
