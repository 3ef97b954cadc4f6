import AppIntentsTesting
import Foundation
import IntentsClient
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("A program that puts its entities into the index", .timeLimit(.minutes(5)))
struct IndexedProgramTests {
    @Test("KP-65, KP-66, KP-68: indexed, found, listed and taken away by the framework's own calls")
    func everyCall() async throws {
        let folder = try TemporaryFolder()
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "IndexedOrchard.swift")
        let main = "\n@main struct Orchard: AppIntentsExtension {}\n"
        let program = try await ProgramCompiler(folder: folder).program(
            "Orchard", source: String(contentsOf: source, encoding: .utf8) + main, .debug)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])) { system in
            try await system.install(bundle)
            #expect(try await system.client.search("bramley") == [])
            let indexed = try await system.client.run("IndexOrchard")
            #expect(indexed.value == .bool(true), "\(String(describing: indexed.error))")
            #expect(try await system.client.search("bram").map(\.identifier) == ["FruitTree/1"])
            #expect(try await system.client.search("pear").map(\.title) == ["Conference"])
            #expect(try await system.client.search("blossom").map(\.identifier) == ["FruitTree/1"])
            try await checkList(system)

            let connector = DaemonConnector(locations: system.locations, launcher: nil)
            let app = IntentDefinitions(bundleIdentifier: "com.example.garden", connector: connector)
            let found = try await app.entities["FruitTree"].spotlightQuery("apple")
            #expect(found.map(\.identifier.instanceIdentifier) == ["1"])

            _ = try await system.client.run("FellTree", ["number": .int(1)])
            #expect(try await system.client.search("bramley") == [])
            #expect(try await system.client.search("blossom") == [])
            #expect(try await system.client.search("conference").count == 1)
            _ = try await system.client.run("FellTree")
            #expect(try await system.client.send(ListIndexRequest(app: nil, text: nil, limit: 9)) == [])
            try await refresh(system)
        }
    }

    /// The app gives its entities to the index again when it is asked to.
    private func refresh(_ system: TestSystem) async throws {
        func again(_ refresh: IndexRefresh) async throws -> [String] {
            let done = try await system.client.send(RefreshIndexRequest(app: "Garden", refresh: refresh))
            #expect(done.entityTypes == ["FruitTree"])
            let items = try await system.client.send(ListIndexRequest(app: nil, text: nil, limit: 9))
            return items.map(\.item.identifier).sorted()
        }
        #expect(try await again(IndexRefresh(entityType: "FruitTree", identifiers: ["2"])) == ["FruitTree/2"])
        #expect(try await again(IndexRefresh()) == ["FruitTree/1", "FruitTree/2"])
        let unknown = await system.client.failure(
            of: RefreshIndexRequest(app: "Garden", refresh: IndexRefresh(entityType: "Rock")))
        #expect(unknown == RunError(.notFound, "Garden has no entities of the type Rock."))
    }

    private func checkList(_ system: TestSystem) async throws {
        let items = try await system.client.send(ListIndexRequest(app: "Garden", text: "bramley", limit: 9))
        #expect(items.map(\.item.identifier) == ["FruitTree/1", "photo"])
        let tree = try #require(items.first?.item)
        #expect(tree.attributes["displayName"] == .text("Bramley"))
        #expect(tree.attributes["keywords"] == .texts(["apple"]))
        #expect(tree.attributes["com_example_kind"] == .text("apple"))
        #expect(tree.attributes["rankingHint"] == .number(2))
        #expect(tree.attributes["contentType"] == .text("public.content"))
        #expect(items.last?.item.attributes["title"] == .text("A photo of blossom"))
    }
}
