import Foundation
import PlatformFoundation
import Testing

@Suite struct ObjectMakingTests {
    class Plant: NSObject {
        var leaves = 3
        let name: String
        override init() {
            name = "Fern"
            super.init()
        }
    }

    final class Tree: Plant {
        var rings = [1, 2]
    }

    final class Bed: NSObject {
        let plants: [String]
        override convenience init() { self.init(plants: ["Oak", "Elm"]) }
        init(plants: [String]) {
            self.plants = plants
            super.init()
        }
    }

    final class Plain: NSObject {}

    final class Pot<Content>: NSObject {
        var content: Content?
    }

    @MainActor final class Gardener: NSObject {
        let greeting = "Hello"
    }

    @Test func anObjectIsMadeByTheInitialiserOfItsOwnClass() throws {
        let plant = try #require(ObjectMaking.object(of: Plant.self))
        #expect(plant.name == "Fern")
        #expect(plant.leaves == 3)
    }

    @Test func aClassThatInheritsTheInitialiserGetsItsOwnProperties() throws {
        let type: Plant.Type = Tree.self
        let tree = try #require(ObjectMaking.object(of: type) as? Tree)
        #expect(tree.rings == [1, 2])
        #expect(tree.name == "Fern")
    }

    @Test func aConvenienceInitialiserIsCalledAsWell() throws {
        #expect(try #require(ObjectMaking.object(of: Bed.self)).plants == ["Oak", "Elm"])
    }

    @Test func classesWithoutInitialisersAndGenericOnesAreMade() throws {
        #expect(try #require(ObjectMaking.object(of: Plain.self)).isKind(of: Plain.self))
        #expect(try #require(ObjectMaking.object(of: Pot<Int>.self)).content == nil)
        #expect(type(of: try #require(ObjectMaking.object(of: NSObject.self))) == NSObject.self)
    }

    @MainActor @Test func anObjectOfTheMainActorIsMadeThere() throws {
        #expect(try #require(ObjectMaking.object(of: Gardener.self)).greeting == "Hello")
    }

    @Test func anObjectIsReleasedWithItsLastReference() throws {
        weak var gone: Plant?
        do {
            let plant = try #require(ObjectMaking.object(of: Plant.self))
            gone = plant
            #expect(gone === plant)
        }
        #expect(gone == nil)
    }
}
