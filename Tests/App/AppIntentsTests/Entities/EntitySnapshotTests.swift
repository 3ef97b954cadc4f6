import IntentsModel
import PlatformCoreSpotlight
import Testing

@testable import AppIntents

@Suite("The snapshot of an entity")
struct EntitySnapshotTests {
    private let english = Locale(identifier: "en")
    private var rose: Flower { FlowerQuery.flowers[0] }

    @Test("holds identity, display and the stored properties that are set")
    func stored() {
        let value = Plant(id: 3, name: "Rose", height: 120).__intentValue(in: english, properties: true)
        #expect(
            value
                == .entity(
                    EntityValue(
                        typeName: "Plant", identifier: "3",
                        display: DisplayValue(
                            title: "Rose", subtitle: "120 cm", image: .systemName("leaf"), synonyms: ["No. 3"]),
                        properties: ["name": .string("Rose"), "height": .double(120), "note": .null])))
    }

    @Test("holds computed properties, those of extensions too, but no deferred ones")
    func computed() {
        #expect(
            rose.propertyValues(in: english) == [
                "name": .string("Rose"), "story": .string("Thorny"), "petals": .int(5),
                "need": Amount.can.__intentValue(in: english, properties: false), "loudName": .string("ROSE"),
            ])
    }

    @Test("holds deferred properties when all are asked for")
    func deferred() async throws {
        let values = try await rose.completeSnapshot(in: english).properties
        #expect(values["scent"] == .string("The scent of Rose"))
        guard case .array(let neighbours) = values["neighbours"] else {
            Issue.record("There are no neighbours: \(values)")
            return
        }
        #expect(neighbours.count == Garden.plants.count)
    }

    @Test("holds an entity inside it by identity and display alone")
    func nested() {
        let shrub = Shrub(id: UUID())
        shrub.name = "Box"
        shrub.neighbour = Garden.plants[0]
        let inner = shrub.propertyValues(in: english)["neighbour"]
        #expect(inner == Garden.plants[0].__intentValue(in: english, properties: false))
        guard case .entity(let entity) = inner else { return }
        #expect(entity.properties.isEmpty)
    }

    @Test("finds the properties of nested types and keywords as names")
    func names() {
        #expect(
            Meadow.Herb(id: "mint").propertyValues(in: english) == [
                "tags": .array([.string("mint")]), "class": .string("herb"),
            ])
    }

    @Test("names the property that a key path leads to")
    func keyPaths() {
        #expect(rose.name(of: \Flower.$story) == "story")
        #expect(rose.name(of: \Flower.$scent) == "scent")
        #expect(Garden.plants[0].name(of: \Plant.$height) == "height")
    }

    @Test("gives the search index its display and the attributes that properties feed")
    func attributeSet() throws {
        let attributes = rose.attributeSet
        #expect(attributes.displayName == "Rose")
        #expect(attributes.contentDescription == "Thorny")
        let key = try #require(CSCustomAttributeKey(keyName: "com_garden_need"))
        #expect(attributes.value(forCustomKey: key) == "Whole can")
        #expect(!rose.hideInSpotlight)
    }

    @Test("is described with the properties that the type declares")
    func description() {
        let description = EntityDescription(reflecting: Flower.self)
        #expect(description.identifier == "Flower")
        #expect(description.fullyQualifiedTypeName == "AppIntentsTests.Flower")
        #expect(description.display.synonyms == [LocalizedText("Blossom")])
        #expect(description.defaultQueryIdentifier == "AppIntentsTests.FlowerQuery")
        #expect(
            Set(description.properties) == [
                PropertyDescription(name: "name", title: LocalizedText("Name"), valueType: .primitive(.string)),
                PropertyDescription(
                    name: "story", title: LocalizedText("Story"), valueType: .primitive(.string),
                    indexingKey: "contentDescription"),
                PropertyDescription(name: "petals", title: LocalizedText("Petals"), valueType: .primitive(.int)),
                PropertyDescription(
                    name: "scent", title: LocalizedText("Scent"), valueType: .primitive(.string), isDeferred: true),
                PropertyDescription(
                    name: "need", title: LocalizedText("Need"), valueType: .linkEnumeration("Amount"), isOptional: true,
                    indexingKey: "com_garden_need"),
                PropertyDescription(
                    name: "loudName", title: LocalizedText("Loud Name"), valueType: .primitive(.string)),
                PropertyDescription(
                    name: "neighbours", title: LocalizedText("Neighbours"), valueType: .array(.entity("Plant")),
                    isDeferred: true),
            ])
        #expect(EntityDescription(reflecting: Plant.self).properties.map(\.name) == ["name", "height", "note"])
    }
}
