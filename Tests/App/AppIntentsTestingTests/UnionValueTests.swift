import AppIntents
import AppIntentsTesting
import IntentsModel
import Testing

@Suite("Union values")
struct UnionValueTests {
    @Test("a union crosses as the value of its case, and comes back as the same case")
    func crossing() async throws {
        for value in [Find.tool(Tool(id: "rake")), .size(.big), .count(3), .name("rake")] {
            let crossed = value.__intentValue(in: Locale(identifier: "en"), properties: true)
            #expect(try await Find.__value(from: crossed, query: nil) == value)
        }
    }

    @Test("what fits no case is refused")
    func mismatch() async {
        let problem = await #expect(throws: RunError.self) { try await Find.__value(from: .bool(true), query: nil) }
        #expect(problem?.message == "A value of a case of Find is needed, but true was given.")
    }

    @Test("a union names its cases and types, in words unless it says otherwise")
    func names() {
        #expect(Find.typeDisplayRepresentation.name.key == "Find")
        #expect(Find.caseDisplayRepresentations[.tool]?.title.key == "A Tool")
        #expect(Find.Cases.allCases == [.tool, .size, .count, .name])
        #expect(Find.allIntentValueTypes.map { "\($0)" } == ["Tool", "Size", "Int", "String"])
        #expect(Single.caseDisplayRepresentations[.shed]?.title.key == "Shed")
        #expect(Find.count(3).asIntentValue as? Int == 3)
    }

    @Test("an intent takes a union and returns one")
    func intents() async throws {
        let run = try await IntentTester().run(PassOn.self) { $0.find = .tool(Tool(id: "hoe")) }
        #expect(run.value == .tool(Tool(id: "hoe")))
        let none = try await IntentTester().run(PassOn.self)
        #expect(none.value == .count(0))
    }
}

@UnionValue
private enum Find: Equatable {
    case tool(Tool)
    case size(Size)
    case count(Int)
    case name(String)

    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .tool: "A Tool", .size: "A Size", .count: "A Number", .name: "A Name",
    ]
}

@UnionValue
private enum Single { case shed(Tool) }

private struct PassOn: AppIntent {
    static let title: LocalizedStringResource = "Pass On"
    @Parameter(title: "Find") var find: Find?

    func perform() async throws -> some IntentResult & ReturnsValue<Find> { .result(value: find ?? .count(0)) }
}

private struct Tool: AppEntity, Equatable {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Tool] { identifiers.map { Tool(id: $0) } }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "Tool" }
}

private enum Size: String, AppEnum {
    case big
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.big: "Big"]
}
