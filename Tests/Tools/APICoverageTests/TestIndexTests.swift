import Testing

@testable import APICoverage

@Suite("Tests are found in their sources by suite and function")
struct TestIndexTests {
    @Test("A marked function belongs to the type around it; helpers and types inside it do not count")
    func nesting() {
        let source = """
            @Suite struct Outer {
                struct Helper {
                    var value = 1
                }
                @Test("One") func one() {}

                @Test(
                    "Two", arguments: [1, 2])
                @MainActor func two(_ value: Int) async throws {}

                func helper() {}
            }

            extension Outer {
                @Test func three() {}
            }
            """
        #expect(TestIndex(sources: [source]).names == ["Outer/one", "Outer/two", "Outer/three"])
    }
}
