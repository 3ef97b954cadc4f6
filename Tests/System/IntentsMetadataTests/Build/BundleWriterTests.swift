import Foundation
import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("Writing a bundle", .onCompilerThread)
struct BundleWriterTests {
    private let build: BuildFolder
    private var output: String { "\(build.root)/apps" }
    private var writer: BundleWriter { BundleWriter(output: output) }

    init() throws {
        build = try BuildFolder()
        try build.addProduct("Garden", modules: [])
        try build.addProduct("Helper", modules: [])
    }

    private func plan(
        _ product: String = "Garden", metadata: AppMetadata = BundleFixture.metadata, extras: [String] = []
    ) throws -> BundlePlan {
        let package = try build.package([product])
        var properties = try BundleProperties(product: product, root: build.root)
        properties.complete(product: product, package: package, identifier: "garden.garden", localizations: [])
        return BundlePlan(
            product: product, properties: properties, metadata: metadata,
            files: ([product] + extras).map { ("\(build.binPath)/\($0)", $0) })
    }

    private func files(_ path: String) -> [String: Data] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return names.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: "\(path)/\($1)") }
    }

    @Test("What is written can be loaded, with its extension")
    func writes() throws {
        var app = try plan()
        var nested = try plan("Helper", metadata: AppMetadata())
        nested.properties.completeExtension(.appIntentsExtension, host: "garden.garden")
        app.extensions = [nested]
        let path = try writer.write(app)
        #expect(path == "\(output)/Garden.app")
        let bundle = try AppBundle.load(from: path)
        #expect(bundle.metadata == BundleFixture.metadata)
        #expect(bundle.extensions.map(\.name) == ["Helper"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["Garden.app"])
    }

    @Test("KP-01: equal input gives equal bytes, and a second build replaces the first")
    func repeatable() throws {
        let first = files(try writer.write(plan()))
        #expect(files(try writer.write(plan())) == first)
        #expect(first.keys.contains("Metadata.appintents/extract.actionsdata"))
        try build.folder.write("new", to: "bin/extra.txt")
        let path = try writer.write(plan(extras: ["extra.txt"]))
        #expect(files(path).keys.sorted() == (first.keys + ["extra.txt"]).sorted())
        #expect(files(try writer.write(plan())) == first)
    }

    @Test("KP-13: a folder that no build wrote is never replaced")
    func foreignFolder() throws {
        try build.folder.write("mine", to: "apps/Garden.app/intents.json")
        #expect(
            buildMessage { _ = try writer.write(plan()) }
                == "\(output)/Garden.app is there already and was not written by “intents build”: move it away or choose"
                + " another --output.")
        #expect(files("\(output)/Garden.app") == ["intents.json": Data("mine".utf8)])
    }

    @Test("A bundle that cannot be finished leaves the one before it as it was")
    func failureKeepsPrevious() throws {
        let before = files(try writer.write(plan()))
        #expect(throws: (any Error).self) { try writer.write(plan(extras: ["missing.txt"])) }
        #expect(files("\(output)/Garden.app") == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["Garden.app"])
    }

    @Test("Two files of one name are an error")
    func sameName() throws {
        #expect(
            buildMessage { _ = try writer.write(plan(extras: ["Garden"])) }
                == "Two files of Garden would be Garden in its bundle: rename one of them.")
    }

    @Test("KP-15: an identifier that the bundle before had is missed")
    func removedIdentifier() throws {
        _ = try writer.write(plan())
        let previous = try #require(writer.previousMetadata(of: ["Garden", "Helper"])["Garden"])
        #expect(RemovedIdentifierRule.check(BundleFixture.metadata, against: previous) == [])
        #expect(RemovedIdentifierRule.check(AppMetadata(), against: previous).map(\.id) == ["identifier-removed"])
    }
}
