import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("What is read of entities with macros and property queries", .onCompilerThread)
struct EntityExtractionTests {
    private static let library: Result<(extraction: Extraction, findings: [String]), any Error> = Result {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Library", source: FixtureCompiler.source("Library"))
        return (compiler.extraction([module]), compiler.findings([module]))
    }

    @Test("Nothing is wrong with the sample")
    func noFindings() throws {
        #expect(try Self.library.get().findings == [])
    }

    @Test("Stored, computed and deferred properties are all exported")
    func properties() throws {
        let book = try #require(try Self.library.get().extraction.metadata.entities["Book"])
        #expect(
            book.properties == [
                PropertyDescription(name: "title", title: LocalizedText("Title"), valueType: .primitive(.string)),
                PropertyDescription(
                    name: "pages", title: LocalizedText("Pages"), valueType: .primitive(.int),
                    indexingKey: "pageCount"),
                PropertyDescription(
                    name: "shortTitle", title: LocalizedText("Short Title"), valueType: .primitive(.string)),
                PropertyDescription(name: "isLong", title: LocalizedText("Is Long"), valueType: .primitive(.bool)),
                PropertyDescription(
                    name: "summary", title: LocalizedText("Summary"), valueType: .primitive(.string),
                    isOptional: true, isDeferred: true),
            ])
    }

    @Test("A property query states what it compares and sorts by")
    func propertyQuery() throws {
        let query = try #require(try Self.library.get().extraction.metadata.queries["Library.Book.Query"])
        #expect(query.capabilities == [.identifiers, .property])
        #expect(
            query.properties == [
                QueryPropertyDescription(name: "title", comparators: ["equalTo", "contains"]),
                QueryPropertyDescription(name: "pages", comparators: ["lessThan", "isBetween"]),
            ])
        #expect(query.sortingOptions == ["title", "pages"])
        #expect(query.findIntentDescription == LocalizedText("Finds books"))
    }

    @Test("A query's lists must be builder blocks")
    func queryNotLiteral() throws {
        let source = try FixtureCompiler.source("Library")
            .replacing(
                "    static let sortingOptions = SortingOptions {",
                with: "static let sortingOptions = options\nstatic let options = SortingOptions {")
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Library", source: source)
        #expect(
            compiler.findings([module]) == [
                "Sources/Library/Library.swift:14:16: error: sortingOptions of Book.Query must be one builder block, such"
                    + " as QueryProperties { … } or SortingOptions { … } [query-not-literal]"
            ])
    }

    @Test("A title of a macro's property that is no literal is reported where people wrote it")
    func macroTitle() throws {
        let source = try FixtureCompiler.source("Library")
            .replacing("@ComputedProperty(title: \"Short Title\")", with: "@ComputedProperty(title: shared)")
        let compiler = try FixtureCompiler()
        let module = try compiler.module(
            "Library", source: source + "\nlet shared: LocalizedStringResource = \"x\"\n")
        #expect(
            compiler.findings([module]) == [
                "Sources/Library/Library.swift:29:42: error: the title of Book.shortTitle must be a string literal or a"
                    + " direct call of LocalizedStringResource(…), without variables or function calls"
                    + " [text-not-literal]"
            ])
    }
}
