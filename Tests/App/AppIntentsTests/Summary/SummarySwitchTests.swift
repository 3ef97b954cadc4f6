import AppIntents
import IntentsModel
import Testing

@testable import AppIntents

@Suite("A choice in a summary")
struct SummarySwitchTests {
    @UnionValue
    enum Target {
        case plant(Plant)
        case words(String)
    }

    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Configuration"
        @Parameter(title: "First") var first: String?
        @Parameter(title: "Amount") var amount: Amount?
        @Parameter(title: "Target") var target: Target
        @Parameter(title: "Spare") var spare: Target?
        @Parameter(title: "Count") var count: Int
    }

    private typealias S = Configuration.Summary

    private func describe(_ summary: some ParameterSummary) -> SummaryDescription {
        summary.metadata(ParameterNames(Configuration()))
    }

    private func sentence(_ format: String, _ parameters: [String] = []) -> SummaryDescription {
        .sentence(SummarySentence(format: LocalizedText(format), parameters: parameters))
    }

    @Test("is made by the family of the widget")
    func widgetFamily() {
        let summary = Configuration.Switch(.widgetFamily) {
            Configuration.Case(.systemSmall) { S("Small") }
            Configuration.Case([.systemLarge, .accessoryInline]) { S("Show \(\.$first)") }
            Configuration.DefaultCase { S("Any") }
        }
        #expect(
            describe(summary)
                == .select(
                    parameter: "$widgetFamily",
                    cases: [
                        SummaryCase(values: [.string("systemSmall")], summary: sentence("Small")),
                        SummaryCase(
                            values: [.string("systemLarge"), .string("accessoryInline")],
                            summary: sentence("Show ${first}", ["first"])),
                    ], otherwise: sentence("Any")))
    }

    @Test("is made by the case of a union, whether its parameter is optional or not")
    func unions() {
        let summary = Configuration.Switch(\.$target) {
            Configuration.Case(.plant) { S("Water \(\.$target.value)") }
            Configuration.Case([.words]) {
                Configuration.When(\.$spare, .equalTo, .words) {
                    S("Say \(\.$spare.value)")
                } otherwise: {
                    Configuration.When(\.$spare, .oneOf, [.plant, .words]) {
                        S("Spare \(\.$spare.type)")
                    } otherwise: {
                        S("Say")
                    }
                }
            }
            Configuration.DefaultCase { S("Nothing") }
        }
        let inner = SummaryDescription.when(
            SummaryCondition(parameter: "spare", comparison: "equalTo", values: [.string("words")]),
            then: sentence("Say ${spare}", ["spare"]),
            otherwise: .when(
                SummaryCondition(
                    parameter: "spare", comparison: "oneOf", values: [.string("plant"), .string("words")]),
                then: sentence("Spare ${spare}", ["spare"]), otherwise: sentence("Say")))
        #expect(
            describe(summary)
                == .select(
                    parameter: "target",
                    cases: [
                        SummaryCase(values: [.string("plant")], summary: sentence("Water ${target}", ["target"])),
                        SummaryCase(values: [.string("words")], summary: inner),
                    ], otherwise: sentence("Nothing")))
    }

    @Test("compares an optional parameter, and needs no default case")
    func optional() {
        let summary = Configuration.Switch(\.$amount) {
            Configuration.Case(.can) { S("All") }
            Configuration.Case(nil) { S("None") }
        }
        #expect(
            describe(summary)
                == .select(
                    parameter: "amount",
                    cases: [
                        SummaryCase(values: [Amount.can.metadataValue], summary: sentence("All")),
                        SummaryCase(values: [.null], summary: sentence("None")),
                    ], otherwise: nil))
    }

    @Test("takes fifteen cases and a default")
    func many() {
        let summary = Configuration.Switch(\.$count) {
            Configuration.Case(1) { S("1") }
            Configuration.Case(2) { S("2") }
            Configuration.Case(3) { S("3") }
            Configuration.Case(4) { S("4") }
            Configuration.Case(5) { S("5") }
            Configuration.Case(6) { S("6") }
            Configuration.Case(7) { S("7") }
            Configuration.Case(8) { S("8") }
            Configuration.Case(9) { S("9") }
            Configuration.Case(10) { S("10") }
            Configuration.Case(11) { S("11") }
            Configuration.Case(12) { S("12") }
            Configuration.Case(13) { S("13") }
            Configuration.Case(14) { S("14") }
            Configuration.Case(15) { S("15") }
            Configuration.DefaultCase { S("Many") }
        }
        guard case .select(parameter: "count", let cases, let otherwise) = describe(summary) else {
            Issue.record("It is not a choice by the count.")
            return
        }
        #expect(cases == (1...15).map { SummaryCase(values: [.int($0)], summary: sentence("\($0)")) })
        #expect(otherwise == sentence("Many"))
    }

    @Test("a family of widgets crosses as its name, and no other text is one")
    func families() async throws {
        for family in IntentWidgetFamily.allCases {
            let crossed = family.__intentValue(in: Locale(identifier: "en"), properties: false)
            #expect(crossed == .string(family.rawValue))
            #expect(try await IntentWidgetFamily.__value(from: crossed, query: nil) == family)
        }
        let error = await #expect(throws: RunError.self) {
            try await IntentWidgetFamily.__value(from: .string("tiny"), query: nil)
        }
        #expect(
            error?.message == """
                One of systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, \
                accessoryRectangular, accessoryInline is needed, but the text “tiny” was given.
                """)
    }
}
