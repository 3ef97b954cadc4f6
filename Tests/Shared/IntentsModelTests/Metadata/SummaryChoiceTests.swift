import Foundation
import IntentsModel
import Testing

@Suite("The sentence of a summary")
struct SummaryChoiceTests {
    private static func sentence(_ text: String) -> SummaryDescription {
        .sentence(SummarySentence(format: LocalizedText(text), parameters: []))
    }

    private static func amount(_ name: String) -> IntentValue {
        .enumCase(EnumValue(typeName: "Amount", rawValue: name))
    }

    private static func plant(_ identifier: String) -> IntentValue {
        .entity(EntityValue(typeName: "Plant", identifier: identifier, display: DisplayValue(title: "Plant")))
    }

    private func holds(_ comparison: String, _ operands: [IntentValue], for value: IntentValue?) -> Bool {
        let condition = SummaryCondition(parameter: "p", comparison: comparison, values: operands)
        let summary = SummaryDescription.when(
            condition, then: Self.sentence("yes"), otherwise: Self.sentence("no"))
        return summary.sentence(for: value.map { ["p": $0] } ?? [:])?.format.key == "yes"
    }

    @Test("asks whether a parameter has a value")
    func presence() {
        #expect(holds("hasAnyValue", [], for: .string("")))
        #expect(!holds("hasAnyValue", [], for: .null))
        #expect(!holds("hasAnyValue", [], for: nil))
        #expect(holds("hasNoValue", [], for: nil))
    }

    @Test("compares values: a case by its raw value, a number whatever its kind, nothing with nothing")
    func equality() {
        #expect(holds("equalTo", [Self.amount("can")], for: Self.amount("can")))
        #expect(!holds("equalTo", [Self.amount("can")], for: Self.amount("sip")))
        #expect(holds("equalTo", [.double(2)], for: .int(2)))
        #expect(holds("equalTo", [.null], for: nil))
        #expect(holds("notEqualTo", [.string("a")], for: .string("b")))
        #expect(holds("notEqualTo", [.string("a")], for: nil))
        #expect(holds("oneOf", [.int(1), .int(2)], for: .int(2)))
        #expect(!holds("oneOf", [.int(1), .int(2)], for: .int(3)))
    }

    @Test("compares with limits, and nothing is within none")
    func limits() {
        #expect(holds("lessThan", [.int(3)], for: .double(2.5)))
        #expect(!holds("lessThan", [.int(3)], for: .int(3)))
        #expect(holds("lessThanOrEqualTo", [.int(3)], for: .int(3)))
        #expect(
            holds("greaterThan", [.date(Date(timeIntervalSince1970: 0))], for: .date(Date(timeIntervalSince1970: 1))))
        #expect(holds("greaterThanOrEqualTo", [.int(3)], for: .int(3)))
        #expect(!holds("greaterThanOrEqualTo", [.int(3)], for: nil))
    }

    @Test("compares texts by their parts")
    func texts() {
        #expect(holds("contains", [.string("asi")], for: .string("Basil")))
        #expect(holds("doesNotContain", [.string("x")], for: .string("Basil")))
        #expect(holds("doesNotContain", [.string("x")], for: nil))
        #expect(holds("hasPrefix", [.string("Ba")], for: .string("Basil")))
        #expect(holds("hasSuffix", [.string("il")], for: .string("Basil")))
        #expect(!holds("hasSuffix", [.string("il")], for: .int(4)))
    }

    @Test("compares an entity by its identifier")
    func identifiers() {
        #expect(holds("equalTo", [.string("n-1")], for: Self.plant("n-1")))
        #expect(holds("oneOf", [.int(3), .int(4)], for: Self.plant("4")))
        #expect(holds("hasPrefix", [.string("n")], for: Self.plant("n-1")))
        #expect(holds("greaterThan", [.int(3)], for: Self.plant("4")))
        #expect(!holds("equalTo", [.string("n-2")], for: Self.plant("n-1")))
    }

    private static let choice = SummaryDescription.select(
        parameter: "amount",
        cases: [
            SummaryCase(values: [amount("sip"), amount("cup")], summary: sentence("some")),
            SummaryCase(
                values: [amount("can")],
                summary: .when(
                    SummaryCondition(parameter: "note", comparison: "hasAnyValue"), then: sentence("all, noted"),
                    otherwise: sentence("all"))),
        ], otherwise: nil)

    @Test("is that of the first branch for the value; branches nest")
    func branches() {
        func text(_ values: [String: IntentValue]) -> String? { Self.choice.sentence(for: values)?.format.key }
        #expect(text(["amount": Self.amount("cup")]) == "some")
        #expect(text(["amount": Self.amount("can")]) == "all")
        #expect(text(["amount": Self.amount("can"), "note": .string("n")]) == "all, noted")
        #expect(text([:]) == nil)
    }

    @Test("is chosen by the case of a union that a value belongs to")
    func unionCases() {
        let target = ParameterDescription(
            name: "target", title: LocalizedText("Target"),
            valueType: .union(
                "Target", [.entity("Plant"), .measurement(.length), .primitive(.string), .primitive(.string)],
                cases: ["plant", "distance", "words", "others"]))
        let summary = SummaryDescription.select(
            parameter: "target",
            cases: [
                SummaryCase(values: [.string("plant")], summary: Self.sentence("plant")),
                SummaryCase(values: [.string("distance"), .string("others")], summary: Self.sentence("distance")),
            ],
            otherwise: .when(
                SummaryCondition(parameter: "target", comparison: "equalTo", values: [.string("words")]),
                then: Self.sentence("words"), otherwise: Self.sentence("none")))
        func text(_ value: IntentValue?) -> String? {
            summary.sentence(for: value.map { ["target": $0] } ?? [:], of: [target])?.format.key
        }
        let metre = MeasurementDimension.length.units.first { $0.name == "meters" }
        #expect(text(Self.plant("n-1")) == "plant")
        #expect(text(metre.map { .structured(StructuredValue(measuring: 2, in: $0)) }) == "distance")
        #expect(text(.string("plant")) == "words")
        #expect(text(.bool(true)) == "none")
        #expect(text(nil) == "none")
    }

    @Test("follows the family of the widget, if there is one")
    func families() {
        let summary = SummaryDescription.select(
            parameter: SummaryCondition.widgetFamily,
            cases: [SummaryCase(values: [.string("systemSmall")], summary: Self.sentence("small"))],
            otherwise: Self.sentence("other"))
        #expect(summary.sentence(for: [:], widgetFamily: "systemSmall")?.format.key == "small")
        #expect(summary.sentence(for: [:], widgetFamily: "systemLarge")?.format.key == "other")
        #expect(summary.sentence(for: ["$widgetFamily": .string("systemSmall")])?.format.key == "other")
    }
}
