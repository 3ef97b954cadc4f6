import AppIntents
import IntentsModel
import PlatformCoreSpotlight
import Testing

@Suite("KP-68: an item stands for an entity")
struct AssociatedEntityTests {
    private let rose = Poppy(id: 7, name: "Rose")

    @Test func anItemOfAnEntityHasItsAttributesAndStandsForIt() {
        let item = CSSearchableItem(appEntity: rose, priority: 3)
        #expect(item.uniqueIdentifier == "Poppy/7")
        #expect(item.domainIdentifier == "Poppy")
        #expect(item.attributeSet.title == "Rose")
        #expect(item.attributeSet.rankingHint == 3)
        #expect(item.attributeSet.entity == SearchableEntity(typeName: "Poppy", identifier: "7"))
    }

    @Test func anAssociatedItemKeepsItsOwnAttributesAndIdentifier() {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "My rose"
        let item = CSSearchableItem(uniqueIdentifier: "r", domainIdentifier: nil, attributeSet: attributes)
        item.associateAppEntity(rose, priority: 2)
        #expect(item.uniqueIdentifier == "r")
        #expect(attributes.title == "My rose")
        #expect(attributes.displayName == "Rose")
        #expect(attributes.contentType == "public.text")
        #expect(attributes.rankingHint == 2)
        #expect(attributes.entity?.identifier == "7")
    }

    @Test func anAttributeSetIsAssociatedByItself() async {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.associateAppEntity(rose)
        #expect(attributes.entity == SearchableEntity(typeName: "Poppy", identifier: "7"))
        #expect(attributes.rankingHint == nil)
    }

    @Test("what has to be waited for is asked when the item is indexed, and the item's own attributes stay")
    func deferredAttributes() async throws {
        let tulip = Tulip(id: 7)
        let item = CSSearchableItem(appEntity: tulip)
        #expect(item.attributeSet.contentDescription == nil)
        #expect(await item.attributeSet.deferredAttributes?() == ["contentDescription": .text("Tulip 7")])
        #expect(CSSearchableItem(appEntity: rose).attributeSet.deferredAttributes == nil)
    }

    @Test func aHiddenEntityAndAFileSaySo() {
        let item = CSSearchableItem(appEntity: Tulip(id: 7))
        #expect(item.attributeSet.entity?.isHidden == true)
        #expect(CSSearchableItem(appEntity: rose).attributeSet.entity?.isHidden == nil)
    }

    @Test func attributesAreNamedAsInTheSet() {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.displayName = "Rose"
        attributes.latitude = 3
        #expect(
            Set(attributes.values.keys)
                == Set([SearchableItemAttribute.contentType, .displayName, .latitude].map(\.rawValue)))
        #expect(SearchableItemAttribute(rawValue: "title") == .title)
    }
}

private struct Poppy: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Poppy"
    static let defaultQuery = PoppyQuery()
    static let persistentIdentifier = "Poppy"

    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct Tulip: IndexedEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Tulip] { [] }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tulip"
    static let defaultQuery = Query()
    let id: Int
    let _story = EntityProperty<String>(
        identifier: "story", indexingKey: \.contentDescription,
        asyncGetter: { (tulip: Tulip) in "Tulip \(tulip.id)" })
    var displayRepresentation: DisplayRepresentation { "Tulip" }
    var hideInSpotlight: Bool { true }
}

private struct PoppyQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Poppy] { [] }
}
