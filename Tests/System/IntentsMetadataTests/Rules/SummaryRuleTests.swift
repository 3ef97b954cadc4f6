import Testing

@testable import IntentsMetadata

@Suite("Rules about parameter summaries", .onCompilerThread)
struct SummaryRuleTests {
    private func findings(_ source: String) throws -> [String] {
        let compiler = try FixtureCompiler()
        let prelude = """
            import AppIntents
            enum Amount: String, AppEnum {
                case sip, cup, can
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
                static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
                    .sip: "Sip", .cup: "Cup", .can: "Can",
                ]
            }
            let flag = true

            """
        return compiler.findings([try compiler.module("Garden", source: prelude + source)])
    }

    private func finding(_ place: String, _ text: String) -> String { "Sources/Garden/Garden.swift:\(place): \(text)" }

    private let perform = "func perform() async throws -> some IntentResult { .result() }"

    @Test("A summary that is not built of literals is refused")
    func notLiteral() throws {
        let found = try findings(
            """
            func words() -> ParameterSummaryString<A> { "Do it" }
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                static var parameterSummary: some ParameterSummary { Summary(words()) }
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "13:16",
                    "error: parameterSummary of A must be built of Summary, When and Switch with literal values only"
                        + " [summary-not-literal]")
            ])
    }

    @Test("KP-26: a parameter that no branch shows cannot be set by people")
    func notShown() throws {
        let found = try findings(
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Amount") var amount: Amount
                @Parameter(title: "Note") var note: String?
                @Parameter(title: "Times") var times: Int
                static var parameterSummary: some ParameterSummary {
                    When(\\.$amount, .equalTo, .can) {
                        Summary("Empty it") { \\.$times }
                    } otherwise: {
                        Summary("Pour \\(\\.$amount)")
                    }
                }
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "13:35",
                    "warning: no branch of parameterSummary of A shows note, so people cannot set it there: add"
                        + " \\(\\.$note) to a sentence, or \\.$note to its list [parameter-not-shown]")
            ])
    }

    @Test("A summary can name parameters alone")
    func notAParameter() throws {
        let found = try findings(
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Amount") var amount: Amount
                let note = IntentParameter<String>(title: "Note")
                static var parameterSummary: some ParameterSummary { Summary("Pour \\(\\.$amount), \\(\\.note)") }
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "14:16",
                    "error: parameterSummary of A names “note”, which is not a @Parameter of the intent"
                        + " [summary-unknown-parameter]")
            ])
    }

    @Test(
        "KP-26: a branch that can never apply is reported",
        arguments: [
            (
                """
                Switch(\\.$amount) {
                    Case([.sip, .can]) { Summary("A \\(\\.$amount)") }
                    Case(.can) { Summary("B \\(\\.$amount)") }
                    DefaultCase { Summary("C \\(\\.$amount)") }
                }
                """, "amount == .can"
            ),
            (
                """
                When(\\.$amount, .equalTo, .can) {
                    Summary("A \\(\\.$amount)")
                } otherwise: {
                    When(\\.$amount, .equalTo, .can) { Summary("B") } otherwise: { Summary("C") }
                }
                """, "amount == .can"
            ),
            (
                """
                When(\\.$amount, .equalTo, .can) {
                    When(\\.$amount, .equalTo, .sip) { Summary("B") } otherwise: { Summary("C \\(\\.$amount)") }
                } otherwise: {
                    Summary("A \\(\\.$amount)")
                }
                """, "amount == .sip"
            ),
            (
                """
                When(\\.$amount, .equalTo, .can) {
                    When(\\.$amount, .oneOf, [.can, .sip]) { Summary("B") } otherwise: { Summary("C \\(\\.$amount)") }
                } otherwise: {
                    Summary("A \\(\\.$amount)")
                }
                """, "amount != .can, .sip"
            ),
        ])
    func unreachable(summary: String, branch: String) throws {
        let found = try findings(
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Amount") var amount: Amount
                static var parameterSummary: some ParameterSummary {
                    \(summary)
                }
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "13:16",
                    "warning: a branch of parameterSummary of A never applies, the one for \(branch): remove it or"
                        + " correct its condition [branch-never-applies]")
            ])
    }

    @Test("Branches that can all apply are fine")
    func reachable() throws {
        let found = try findings(
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Amount") var amount: Amount
                @Parameter(title: "Note") var note: String?
                static var parameterSummary: some ParameterSummary {
                    When(\\.$note, .hasAnyValue) {
                        Switch(\\.$amount) {
                            Case(.can) { Summary("A \\(\\.$amount) \\(\\.$note)") }
                            Case([.sip, .cup]) { Summary("B \\(\\.$amount) \\(\\.$note)") }
                        }
                    } otherwise: {
                        When(\\.$amount, .notEqualTo, .can) {
                            Summary("C \\(\\.$amount)")
                        } otherwise: {
                            Summary { \\.$amount }
                        }
                    }
                }
                \(perform)
            }
            """)
        #expect(found == [])
    }
}
