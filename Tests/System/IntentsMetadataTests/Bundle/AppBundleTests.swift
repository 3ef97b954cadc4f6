import Foundation
import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("Loading a bundle")
struct AppBundleTests {
    @Test("A bundle tells its identity, its metadata and its extensions")
    func wholeBundle() throws {
        let fixture = try BundleFixture(
            info: BundleFixture.info([
                "CFBundleDisplayName": "My Garden", "INAlternativeAppNames": [["INAlternativeAppName": "Plants"]],
            ]))
        try fixture.addExtension()
        let bundle = try AppBundle.load(from: fixture.path)
        #expect(bundle.identifier == "garden.garden")
        #expect(bundle.name == "My Garden")
        #expect(bundle.alternativeNames == ["Plants"])
        #expect(bundle.version == "1.2")
        #expect(bundle.kind == .app)
        #expect(bundle.hostIdentifier == nil)
        #expect(bundle.executablePath.hasSuffix("/Garden.app/Garden"))
        #expect(bundle.metadata == BundleFixture.metadata)
        #expect(bundle.extensions.map(\.identifier) == ["garden.garden.helper"])
        #expect(bundle.extensions.map(\.kind) == [.appIntentsExtension])
        #expect(bundle.extensions.map(\.hostIdentifier) == ["garden.garden"])
    }

    @Test("Without a display name or version the bundle has usual ones")
    func derivedNames() throws {
        let fixture = try BundleFixture(
            info: ["CFBundleIdentifier": "a.b", "CFBundleExecutable": "Garden"])
        let bundle = try AppBundle.load(from: fixture.path)
        #expect(bundle.name == "Garden")
        #expect(bundle.version == "1.0")
    }

    @Test("A link inside the bundle is fine")
    func innerLink() throws {
        let fixture = try BundleFixture()
        try FileManager.default.createSymbolicLink(
            atPath: "\(fixture.path)/libGarden.so", withDestinationPath: "Garden")
        #expect(try AppBundle.load(from: fixture.path).identifier == "garden.garden")
    }

    @Test(
        "A bundle identifier is letters, digits and hyphens between single dots",
        arguments: [
            ("a", true), ("a.b-c.D9", true), ("", false), (".a", false), ("a.", false), ("a..b", false),
            ("a/b", false), ("..", false), ("a b", false), ("ä", false), (String(repeating: "a", count: 156), false),
        ])
    func identifiers(text: String, isGood: Bool) {
        #expect(BundleInfo.isIdentifier(text) == isGood)
    }
}
