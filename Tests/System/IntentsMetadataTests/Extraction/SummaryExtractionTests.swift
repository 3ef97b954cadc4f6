import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("Choices of summaries, and what their parameters and queries take, in the metadata", .onCompilerThread)
struct SummaryExtractionTests {
    private static let extraction: Result<Extraction, any Error> = Result {
        let compiler = try FixtureCompiler()
        return compiler.extraction([
            try compiler.module("Summaries", source: FixtureCompiler.source("Summaries"))
        ])
    }

    private func action(_ identifier: String) throws -> ActionDescription {
        try #require(try Self.extraction.get().metadata.actions[identifier])
    }

    private func sentence(
        _ format: String, _ parameters: [String] = [], _ others: [String] = []
    ) -> SummaryDescription {
        .sentence(
            SummarySentence(format: LocalizedText(format), parameters: parameters, otherParameters: others))
    }

    @Test("a choice by the family of the widget names the families")
    func widgetFamilies() throws {
        let large = SummaryCondition(
            parameter: "$widgetFamily", comparison: "oneOf", values: [.string("systemLarge")])
        #expect(
            try action("ShelfWidget").summary
                == .select(
                    parameter: "$widgetFamily",
                    cases: [
                        SummaryCase(
                            values: [.string("systemSmall")], summary: sentence("Show ${first}", ["first"])),
                        SummaryCase(
                            values: [.string("systemLarge"), .string("accessoryInline")],
                            summary: .when(
                                large, then: sentence("Show ${first} large", ["first"], ["second"]),
                                otherwise: sentence(""))),
                    ], otherwise: sentence("Show ${first} and ${second}", ["first", "second"])))
    }

    @Test("a choice by the case of a union names the cases")
    func unions() throws {
        let words = SummaryCondition(parameter: "spare", comparison: "equalTo", values: [.string("words")])
        let any = SummaryCondition(
            parameter: "spare", comparison: "oneOf", values: [.string("shelf"), .string("words")])
        #expect(
            try action("PutAway").summary
                == .select(
                    parameter: "place",
                    cases: [
                        SummaryCase(
                            values: [.string("shelf")],
                            summary: sentence("Put it on ${place}", ["place"], ["shelves"])),
                        SummaryCase(
                            values: [.string("words")],
                            summary: .when(
                                words,
                                then: sentence("Put it at ${place} or ${spare}", ["place", "spare"], ["others"]),
                                otherwise: .when(
                                    any, then: sentence("Put it at ${place}", ["place"]),
                                    otherwise: sentence("Put it away")))),
                    ], otherwise: nil))
    }

    @Test("a collection of entities is a list of them that identifiers are enough for")
    func collections() throws {
        let parameters = try action("PutAway").parameters.filter { $0.valueType == .array(.entity("Shelf")) }
        #expect(parameters.map(\.name) == ["shelves", "others"])
        #expect(parameters.map(\.isOptional) == [false, true])
        #expect(parameters.map(\.limits) == Array(repeating: ValueLimits(takesIdentifiers: true), count: 2))
    }

    @Test("a query says which processes may run it")
    func queryTargets() throws {
        let query = try #require(try Self.extraction.get().metadata.queries["Summaries.Shelf.Query"])
        #expect(query.executionTargets == [.main, .widgetKitExtension])
        #expect(query.isDefaultForEntity)
    }

    @Test("such choices break no rule")
    func rules() throws {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Summaries", source: FixtureCompiler.source("Summaries"))
        #expect(compiler.findings([module]).isEmpty)
    }
}
