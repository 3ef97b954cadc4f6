import Testing

@testable import IntentsMetadata

@Suite("Debug and release builds", .onCompilerThread)
struct ConfigurationTests {
    private static let kit = """
        public struct KitPackage: AppIntentsPackage {}
        struct Rest: AppIntent {
            static let title: LocalizedStringResource = "Rest"
            func perform() async throws -> some IntentResult { .result() }
        }
        private enum Shed {
            struct Sweep: AppIntent {
                static let title: LocalizedStringResource = "Sweep"
                func perform() async throws -> some IntentResult { .result() }
            }
        }
        """

    /// An app or an extension that includes the kit.
    private static func part(_ name: String) -> String {
        """
        import Kit
        struct \(name)Package: AppIntentsPackage {
            static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
        }
        \(BuildFolder.intent("\(name)Only"))
        """
    }

    /// The metadata of each part, as a build writes it.
    private func metadata(_ flags: [String]) throws -> [[UInt8]] {
        let build = try BuildFolder()
        try build.addModule("Kit", source: Self.kit, flags: flags)
        return try ["App", "Part"].map { name in
            try build.addModule(name, source: Self.part(name), flags: flags)
            try build.addProduct(name, modules: [name, "Kit"])
            let analysis = try ProductAnalysis(
                PackageLayout.Executable(product: name, module: name, target: name), binPath: build.binPath,
                root: build.root)
            #expect(analysis.diagnostics == [])
            #expect(analysis.extraction.metadata.actions.keys.sorted() == ["\(name)Only", "Rest", "Sweep"])
            return try [UInt8](analysis.extraction.metadata.encoded())
        }
    }

    @Test("KP-12: a package in app and extension has the same actions in both, and in debug and release builds")
    func sharedPackage() throws {
        #expect(try metadata(["-Onone"]) == metadata(["-O", "-Xfrontend", "-enable-private-imports"]))
    }
}
