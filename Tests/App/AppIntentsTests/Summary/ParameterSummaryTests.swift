import AppIntents
import IntentsModel
import Testing

@testable import AppIntents

struct ParameterSummaryTests {
    struct Water: AppIntent {
        static let title: LocalizedStringResource = "Water"
        @Parameter(title: "Amount") var amount: Amount
        @Parameter(title: "Plant") var plant: Plant
        @Parameter(title: "Spare") var spare: Plant?
        @Parameter(title: "Litres") var litres: Int
        @Parameter(title: "Note") var note: String?
        @Parameter(title: "Label") var label: String

        func perform() async throws -> some IntentResult { .result() }
    }

    private func describe(_ summary: some ParameterSummary) -> SummaryDescription {
        summary.metadata(ParameterNames(Water()))
    }

    private func sentence(_ format: String, _ parameters: [String] = [], _ others: [String] = []) -> SummaryDescription
    {
        .sentence(
            SummarySentence(format: LocalizedText(format), parameters: parameters, otherParameters: others))
    }

    @Test func namesTheParametersOfASentence() {
        typealias Summary = Water.Summary
        #expect(
            describe(Summary("Water \(\.$plant) with \(\.$litres) l"))
                == sentence("Water ${plant} with ${litres} l", ["plant", "litres"]))
        #expect(
            describe(
                Summary("Water \(\.$plant)") {
                    \.$amount
                    \.$note
                }) == sentence("Water ${plant}", ["plant"], ["amount", "note"]))
        #expect(describe(Summary { \.$note }) == sentence("", [], ["note"]))
        #expect(describe(Summary()) == sentence(""))
        #expect(
            describe(Summary("Water", table: "Care"))
                == .sentence(SummarySentence(format: LocalizedText("Water", table: "Care"), parameters: [])))
    }

    private func condition(_ summary: some ParameterSummary) -> SummaryCondition? {
        guard case .when(let condition, then: sentence("Yes"), otherwise: sentence("No")) = describe(summary) else {
            return nil
        }
        return condition
    }

    private typealias S = Water.Summary
    private typealias When = ParameterSummaryWhenCondition<Water, S, S>

    @Test func comparesParametersInEveryWay() {
        func check(_ when: When, _ parameter: String, _ comparison: String, _ values: IntentsModel.IntentValue...) {
            #expect(
                condition(when)
                    == SummaryCondition(parameter: parameter, comparison: comparison, values: values))
        }
        let can = Amount.can.metadataValue
        check(
            When(\.$note, .hasAnyValue) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "note", "hasAnyValue")
        check(When(\.$note, .hasNoValue, { S("Yes") }, otherwise: { S("No") }), "note", "hasNoValue")
        check(
            When(\.$amount, .equalTo, .can) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "amount", "equalTo", can)
        check(
            When(\Water.$amount, .notEqualTo, Amount.can) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "amount", "notEqualTo", can)
        check(
            When(\.$note, .equalTo, "x") {
                S("Yes")
            } otherwise: {
                S("No")
            }, "note", "equalTo", .string("x"))
        check(
            When(\.$litres, .oneOf, [1, 2]) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "litres", "oneOf", .int(1), .int(2))
        check(
            When(\.$litres, .lessThan, 3) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "litres", "lessThan", .int(3))
        check(
            When(\.$litres, .greaterThanOrEqualTo, 3) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "litres",
            "greaterThanOrEqualTo", .int(3))
        check(
            When(\.$label, .hasPrefix, "A") {
                S("Yes")
            } otherwise: {
                S("No")
            }, "label", "hasPrefix", .string("A"))
    }

    @Test func comparesIdentifiersOfEntitiesAndWidgetFamilies() {
        func check(_ when: When, _ parameter: String, _ comparison: String, _ values: IntentsModel.IntentValue...) {
            #expect(
                condition(when)
                    == SummaryCondition(parameter: parameter, comparison: comparison, values: values))
        }
        check(
            When(\.$plant, identifier: .equalTo, 3) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "plant", "equalTo", .int(3))
        check(
            When(\.$spare, identifier: .oneOf, ["a", "b"]) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "spare", "oneOf",
            .string("a"), .string("b"))
        check(
            When(\.$spare, identifier: .contains, "a") {
                S("Yes")
            } otherwise: {
                S("No")
            }, "spare", "contains",
            .string("a"))
        check(
            When(widgetFamily: .equalTo, .systemSmall) {
                S("Yes")
            } otherwise: {
                S("No")
            }, "$widgetFamily", "equalTo",
            .string("systemSmall"))
    }

    struct Choosing: AppIntent {
        static let title: LocalizedStringResource = "Choosing"
        @Parameter(title: "Amount") var amount: Amount
        @Parameter(title: "Note") var note: String?

        static var parameterSummary: some ParameterSummary {
            Switch(\.$amount) {
                Case(.can) { Summary("All") }
                Case([.sip, .cup]) {
                    When(\.$note, .hasAnyValue) {
                        Summary("Some: \(\.$note)")
                    } otherwise: {
                        Summary("Some")
                    }
                }
                DefaultCase { Summary("None") }
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func choosesBetweenBranches() {
        let summary = ActionDescription(reflecting: Choosing.self).summary
        let note = SummaryCondition(parameter: "note", comparison: "hasAnyValue")
        #expect(
            summary
                == .select(
                    parameter: "amount",
                    cases: [
                        SummaryCase(values: [Amount.can.metadataValue], summary: sentence("All")),
                        SummaryCase(
                            values: [Amount.sip.metadataValue, Amount.cup.metadataValue],
                            summary: .when(note, then: sentence("Some: ${note}", ["note"]), otherwise: sentence("Some"))
                        ),
                    ], otherwise: sentence("None")))
    }
}
