import AppIntents
import PlatformCoreSpotlight

// A program that puts its entities into the search index by the framework's own calls.

struct FruitTree: IndexedEntity {
    struct Query: IndexedEntityQuery {
        static let trees = [
            FruitTree(id: 1, name: "Bramley", kind: "apple"), FruitTree(id: 2, name: "Conference", kind: "pear"),
        ]
        func entities(for identifiers: [Int]) async throws -> [FruitTree] {
            Self.trees.filter { identifiers.contains($0.id) }
        }
        func reindexEntities(for identifiers: [Int], indexDescription: CSSearchableIndexDescription) async throws {
            try await index(indexDescription).indexAppEntities(try await entities(for: identifiers))
        }
        func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
            try await index(indexDescription).indexAppEntities(Self.trees)
        }
        private func index(_ description: CSSearchableIndexDescription) -> CSSearchableIndex {
            description.name.map { CSSearchableIndex(name: $0) } ?? .default()
        }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit Tree"
    static let defaultQuery = Query()
    let id: Int
    @Property(title: "Name", indexingKey: \.displayName) var name: String
    // The name is one that keys may have, as app code writes it.
    // swift-format-ignore: NeverForceUnwrap
    @Property(title: "Kind", customIndexingKey: CSCustomAttributeKey(keyName: "com_example_kind")!) var kind: String
    @ComputedProperty(indexingKey: \.keywords) var fruit: String { kind }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: Int, name: String, kind: String) {
        self.id = id
        self.name = name
        self.kind = kind
    }
}

struct IndexOrchard: AppIntent {
    static let title: LocalizedStringResource = "Index Orchard"
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        let index = CSSearchableIndex.default()
        try await index.indexAppEntities(FruitTree.Query.trees, priority: 2)
        let attributes = CSSearchableItemAttributeSet(contentType: .image)
        attributes.title = "A photo of blossom"
        let photo = CSSearchableItem(uniqueIdentifier: "photo", domainIdentifier: "photos", attributeSet: attributes)
        photo.associateAppEntity(FruitTree.Query.trees[0])
        try await index.indexSearchableItems([photo])
        return .result(value: CSSearchableIndex.isIndexingAvailable())
    }
}

struct FellTree: AppIntent {
    static let title: LocalizedStringResource = "Fell Tree"
    @Parameter(title: "Number") var number: Int?
    func perform() async throws -> some IntentResult {
        let index = CSSearchableIndex.default()
        if let number {
            try await index.deleteAppEntities(identifiedBy: [number], ofType: FruitTree.self)
        } else {
            try await index.deleteAppEntities(ofType: FruitTree.self)
        }
        return .result()
    }
}
