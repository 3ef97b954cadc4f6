import IntentsHost
import Testing

struct Orchard {
    enum Row { case first }
    final class Gate {}
    struct Bed<Plant> {}
}

private struct Hidden {}
private final class Keeper {}
private enum Tool { case spade }
private protocol Fence {}
private final class Heir: Ancestor {}
private class Ancestor {}
struct Größe {}
struct `class` {}

@Suite("The declared name of a type")
struct DeclaredNameTests {
    @Test(
        "is what an interpolation of the type gives, whatever the type is",
        arguments: [
            Orchard.self, Orchard.Row.self, Orchard.Gate.self, Orchard.Bed<Int>.self, Orchard.Bed<Orchard.Row>.self,
            Hidden.self, Keeper.self, Tool.self, Heir.self, Größe.self, `class`.self, Int.self, String?.self,
            [Int].self,
            Never.self, (Int, String).self, (() -> Void).self, (any Fence).self, Any.self, Orchard.Type.self,
        ] as [Any.Type])
    func equalsInterpolation(type: Any.Type) {
        #expect(declaredName(of: type) == "\(type)")
    }

    @Test("of a local type is the name alone")
    func local() {
        struct Pot {}
        #expect(declaredName(of: Pot.self) == "Pot")
    }
}
