import Testing

@testable import intents

@Suite("The order of versions")
struct VersionOrderTests {
    @Test(
        "Parts are compared as numbers, then by what follows these",
        arguments: [
            ("1.0", "2.0", VersionOrder.older), ("2.0", "1.9", .newer), ("1.10", "1.9", .newer), ("1.0", "1", .same),
            ("1.0.1", "1", .newer), ("1.0b1", "1.0b2", .older), ("1.0", "1.0", .same), ("", "1", .older),
        ])
    func order(version: String, previous: String, expected: VersionOrder) {
        #expect(VersionOrder(of: version, after: previous) == expected)
    }
}
