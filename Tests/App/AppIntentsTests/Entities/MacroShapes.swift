import AppIntents
import PlatformCoreSpotlight

/// An entity whose properties come from the app's own model.
struct Flower: AppEntity {
    struct Model: Sendable {
        var name: String
        var story: String
        var petals: Int
    }

    var id: Int { model.petals }

    @ComputedProperty
    var name: String { model.name }

    @ComputedProperty(title: "Story", indexingKey: \.contentDescription)
    var story: String { model.story }

    /// How often it was seen.
    @ComputedProperty(title: "Petals")
    public var petals: Int {
        get { model.petals }
        nonmutating set { _ = newValue }
    }

    @DeferredProperty(title: "Scent")
    var scent: String { get async throws { "The scent of \(model.name)" } }

    // The name is a valid one.
    // swift-format-ignore: NeverForceUnwrap
    @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "com_garden_need")!)
    fileprivate var need: Amount? { petalsNeed }

    private var petalsNeed: Amount? { model.petals > 4 ? .can : nil }

    let model: Model

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Flower", synonyms: ["Blossom"])
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    static let defaultQuery = FlowerQuery()
}

extension Flower {
    @ComputedProperty(title: "Loud Name")
    var loudName: String { name.uppercased() }

    @DeferredProperty
    var neighbours: [Plant] { get async { Garden.plants } }
}

extension Flower: IndexedEntity {}

struct FlowerQuery: EnumerableEntityQuery {
    static let flowers = [
        Flower(model: .init(name: "Rose", story: "Thorny", petals: 5)),
        Flower(model: .init(name: "Iris", story: "Blue", petals: 3)),
    ]

    func entities(for identifiers: [Int]) async throws -> [Flower] {
        Self.flowers.filter { identifiers.contains($0.id) }
    }

    func allEntities() -> [Flower] { Self.flowers }
}

enum Meadow {
    /// Nested, with a computed property of a generic type.
    struct Herb: AppEntity {
        let id: String
        @ComputedProperty var tags: [String] { [id] }
        @ComputedProperty var `class`: String { "herb" }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Herb"
        static let defaultQuery = HerbQuery()
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct HerbQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Herb] { identifiers.map(Herb.init(id:)) }
    }
}
