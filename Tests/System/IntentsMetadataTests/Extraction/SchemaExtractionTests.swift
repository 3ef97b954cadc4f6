import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("What is read of types that follow a schema", .onCompilerThread)
struct SchemaExtractionTests {
    private static let gallery: Result<(metadata: AppMetadata, findings: [String]), any Error> = Result {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Gallery", source: FixtureCompiler.source("Gallery"))
        return (compiler.extraction([module]).metadata, compiler.findings([module]))
    }

    @Test("Nothing is missing that the schema gives")
    func noFindings() throws { #expect(try Self.gallery.get().findings == []) }

    @Test("An intent is called like its schema, and its plain properties are parameters")
    func intent() throws {
        let action = try #require(try Self.gallery.get().metadata.actions["OpenPicture"])
        #expect(action.title == LocalizedText("Open Asset"))
        #expect(action.schema == SchemaReference(domain: "photos", name: "openAsset"))
        #expect(action.systemProtocols == ["OpenEntity"])
        #expect(
            action.parameters.map { [$0.name, $0.title.key] } == [["target", "Target"]])
        #expect(action.parameters.first?.valueType == .entity("Picture"))
    }

    @Test("What is written by hand wins, and what is for assistants alone is in no list")
    func writtenByHand() throws {
        let action = try #require(try Self.gallery.get().metadata.actions["UpdatePicture"])
        #expect(action.title == LocalizedText("Change a Picture"))
        #expect(action.schema == SchemaReference(domain: "photos", name: "updateAsset"))
        #expect(!action.isDiscoverable)
        #expect(action.parameters.map(\.title.key) == ["Pictures", "Name"])
    }

    @Test("Entities and enums are named by their schemas, and plain properties are exported")
    func values() throws {
        let metadata = try Self.gallery.get().metadata
        let picture = try #require(metadata.entities["Picture"])
        #expect(picture.display.title == LocalizedText("Asset"))
        #expect(picture.schema == SchemaReference(domain: "photos", name: "asset"))
        #expect(picture.properties.map(\.name) == ["title", "isFavorite"])
        let kind = try #require(metadata.enums.first)
        #expect(kind.identifier == "PictureKind")
        #expect(kind.display.title == LocalizedText("Asset Type"))
        #expect(kind.schema == SchemaReference(domain: "photos", name: "assetType"))
    }
}
