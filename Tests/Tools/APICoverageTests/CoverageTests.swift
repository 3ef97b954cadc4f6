import Foundation
import Testing

@testable import APICoverage

@Suite("What holds of the API is told apart from what is only claimed")
struct CoverageTests {
    @Test("A claim that holds gives a row with its symbols and its test")
    func holds() throws {
        let coverage = try coverage(claims: "Greeting\tfull\tGreetingTests/greets\t")
        #expect(coverage.problems == [])
        #expect(
            coverage.text == """
                row\tdeclared\tbehaviour\tsymbols\ttest\tnote
                Greeting\tyes\tfull\tAppIntents.Greeting\tGreetingTests/greets\t
                Greeting.Tone\tno\t\t\t\t

                """)
    }

    @Test(
        "A claim that does not hold is named with its file and line",
        arguments: [
            ("Greeting\tfull\t\t", "'Greeting' is claimed full without a test."),
            (
                "Greeting\tfull\tGreetingTests/sings\t",
                "'Greeting' names the test 'GreetingTests/sings', which does not exist."
            ),
            ("Greeting\tinert\t\t", "'Greeting' is claimed inert without a reason in its note."),
            ("Greeting.Tone\tinert\t\tno sound", "'Greeting.Tone' is claimed inert, but it is not declared."),
            ("Farewell\tinert\t\tnobody leaves", "'Farewell' is not a row of api-inventory.tsv."),
        ])
    func doesNotHold(_ claim: String, _ text: String) throws {
        #expect(try coverage(claims: claim).problems.map(\.description) == ["intents.tsv:2: \(text)"])
    }

    @Test("A row that two lines claim is named once more")
    func twice() throws {
        let claim = "Greeting\tfull\tGreetingTests/greets\t"
        #expect(
            try coverage(claims: "\(claim)\n\(claim)").problems.map(\.description) == [
                "intents.tsv:3: 'Greeting' is claimed twice: remove one of the lines."
            ])
    }

    @Test("The summary counts what could work, and names what is not declared")
    func summary() throws {
        #expect(
            try coverage(claims: "Greeting\tfull\tGreetingTests/greets\t").summary == """
                All: declared 1 of 2 (50 %), full 1 of 2 (50 %), 0 framework, 0 inert
                Intents: declared 1 of 2 (50 %), full 1 of 2 (50 %), 0 framework, 0 inert
                    not declared: Greeting.Tone
                """)
    }

    private func coverage(claims: String) throws -> Coverage {
        let rows =
            "Greeting\tprotocol\t1\tIntents\tprotocol Greeting\nGreeting.Tone\tenum\t1\tIntents\tenum Greeting.Tone"
        let inventory = try Table(
            text: Inventory.columns.joined(separator: "\t") + "\n" + rows, file: "api-inventory.tsv",
            columns: Inventory.columns)
        let table = try Table(
            text: Claim.columns.joined(separator: "\t") + "\n" + claims, file: "intents.tsv", columns: Claim.columns)
        let tests = TestIndex(sources: ["struct GreetingTests {\n    @Test func greets() {}\n}"])
        let symbols = [Symbol(module: "AppIntents", path: "Greeting", declaration: "protocol Greeting : Sendable")]
        return try Coverage(
            inventory: Inventory(inventory), claims: Claim.all(in: table), tests: tests, symbols: symbols.declaring)
    }
}
