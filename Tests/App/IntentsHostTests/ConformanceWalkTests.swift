import IntentsHost
import Testing

private protocol Fruit {
    associatedtype Seed
    static var name: String { get }
}
private protocol Berry: Fruit {}
private class Plant {}
private protocol Tree: Plant {}

struct Apple: Fruit {
    typealias Seed = Int
    static let name = "apple"
}

private struct Pear: Fruit {
    typealias Seed = Int
    static let name = "pear"

    enum Dwarf: Fruit {
        typealias Seed = Int
        static let name = "dwarf pear"
    }
}

private final class Blueberry: Berry {
    typealias Seed = Int
    static let name = "blueberry"
}

private struct Basket<Content>: Fruit {
    typealias Seed = Content
    static var name: String { "basket" }
}

private struct Crate<Content> {}
extension Crate: Fruit where Content: Fruit {
    typealias Seed = Content
    static var name: String { "crate" }
}

private class Oak: Plant, Tree {}

struct ConformanceWalkTests {
    private func names() -> Set<String> {
        let types = ConformanceWalk.types(conformingTo: (any Fruit).self)
        return Set(types.compactMap { ($0 as? any Fruit.Type)?.name })
    }

    @Test func findsInternalPrivateNestedAndLocalTypes() {
        struct Local: Fruit {
            typealias Seed = Int
            static let name = "local"
        }
        #expect(Local.name == "local")
        #expect(names() == ["apple", "pear", "dwarf pear", "blueberry", "local"])
    }

    @Test func givesMetatypesThatAreReadyForUse() {
        let types = ConformanceWalk.metatypes(conformingTo: (any Fruit).self, as: (any Fruit.Type).self)
        #expect(Set(types.map { $0.name }) == names())
    }

    @Test func findsEachTypeOnce() {
        let types = ConformanceWalk.types(conformingTo: (any Fruit).self)
        #expect(Set(types.map(ObjectIdentifier.init)).count == types.count)
    }

    @Test func findsTypesOfAnInheritingProtocol() {
        let types = ConformanceWalk.types(conformingTo: (any Berry).self)
        #expect(types.map(ObjectIdentifier.init) == [ObjectIdentifier(Blueberry.self)])
    }

    @Test func findsClassesOfAProtocolThatAsksForASuperclass() {
        let types = ConformanceWalk.types(conformingTo: (any Tree).self)
        #expect(types.map(ObjectIdentifier.init) == [ObjectIdentifier(Oak.self)])
    }
}
