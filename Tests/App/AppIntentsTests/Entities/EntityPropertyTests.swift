import IntentsModel
import Testing

@testable import AppIntents

@Suite("An entity's property")
struct EntityPropertyTests {
    @Test("KP-37: works plainly, with a default, and in the memberwise initialiser")
    func memberwise() {
        let north = Bed(id: 1, label: "North", size: 2)
        #expect(north.label == "North")
        #expect(north.size == 2)
        #expect(Bed(id: 2, label: "South").size == 1)
    }

    @Test("KP-37: explains itself when it is read before it was set")
    func explainsUnset() {
        let shrub = Shrub(id: UUID())
        #expect(
            shrub.$name.unsetExplanation == """
                A property of the type String, declared at AppIntentsTests/QueryShapes.swift:\(shrub.$name.facts.place.line), \
                was read before it was set. Assign it in the entity's initialiser or give it a value in its declaration.
                """)
        #expect(
            Plant(id: 1, name: "", height: 0).$name.unsetExplanation.contains(" with the title “Name”, declared at "))
        #expect(shrub.need == nil)
    }

    @Test("explains that a computed one is read from the entity")
    func explainsComputed() {
        let property = FlowerQuery.flowers[0].$name
        #expect(
            property.unsetExplanation == """
                The computed property “name”, declared at AppIntentsTests/MacroShapes.swift:\(property.facts.place.line), \
                was read through its wrapper, which holds no value: read it from the entity instead.
                """)
    }

    @Test("shares its value with copies of the entity")
    func sharesValue() {
        let first = Bed(id: 1, label: "North")
        let copy = first
        first.label = "South"
        #expect(copy.label == "South")
    }

    @Test("has a title that can be changed, and says whether it is optional")
    func titleAndOptionality() {
        let shrub = Shrub(id: UUID())
        #expect(String(localized: shrub.$tags.title) == "Tags")
        shrub.$tags.title = "Labels"
        #expect(String(localized: shrub.$tags.title) == "Labels")
        #expect(shrub.$need.isOptional)
        #expect(!shrub.$tags.isOptional)
    }
}
