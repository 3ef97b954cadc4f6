import Testing

@testable import IntentsMetadata

@Suite("Which modules belong to a bundle", .onCompilerThread)
struct ModuleClosureTests {
    private func closure(_ build: BuildFolder) throws -> ModuleClosure {
        try ModuleClosure(
            main: "Garden", product: LinkedProduct(name: "Garden", binPath: build.binPath), root: build.root,
            sources: SourceText(root: build.root))
    }

    private func included(_ names: String...) -> String {
        let list = names.map { "\($0).self" }.joined(separator: ", ")
        return "static var includedPackages: [any AppIntentsPackage.Type] { [\(list)] }"
    }

    @Test("KP-03: the main module and the closure of its packages, each once")
    func transitive() throws {
        let build = try BuildFolder()
        try build.addModule(
            "Core", source: "public struct CorePackage: AppIntentsPackage {}\n" + BuildFolder.intent("Rest"))
        for name in ["Left", "Right"] {
            try build.addModule(
                name,
                source:
                    "import Core\npublic struct \(name)Package: AppIntentsPackage { public \(included("CorePackage")) }\n"
                    + BuildFolder.intent("\(name)Turn"))
        }
        try build.addModule(
            "Garden",
            source:
                "import Left\nimport Right\nstruct GardenPackage: AppIntentsPackage { \(included("LeftPackage", "RightPackage")) }"
        )
        try build.addModule("Other", source: BuildFolder.intent("Stray"))
        try build.addProduct("Garden", modules: ["Core", "Garden", "Left", "Other", "Right"])
        let closure = try closure(build)
        #expect(closure.included.map(\.name).sorted() == ["Core", "Garden", "Left", "Right"])
        #expect(closure.left.map(\.name) == ["Other"])
        #expect(closure.diagnostics == [])
    }

    @Test("KP-12: a package whose module is not linked is an error that names both")
    func notLinked() throws {
        let build = try BuildFolder()
        try build.addModule("Core", source: "public struct CorePackage: AppIntentsPackage {}")
        try build.addModule(
            "Garden", source: "import Core\nstruct App: AppIntentsPackage { \(included("CorePackage")) }")
        try build.addProduct("Garden", modules: ["Garden"])
        #expect(
            try closure(build).diagnostics.map { $0.rendered(root: "") } == [
                "Sources/Garden/Garden.swift:3:44: error: App includes Core.CorePackage, whose module is not linked: add Core to"
                    + " the target's dependencies [package-not-linked]"
            ])
    }

    @Test("Included packages must be written down")
    func notLiteral() throws {
        let build = try BuildFolder()
        try build.addModule(
            "Garden",
            source: """
                struct Plain: AppIntentsPackage {}
                struct App: AppIntentsPackage {
                    static var includedPackages: [any AppIntentsPackage.Type] { [Plain.self] + [Plain.self] }
                }
                """)
        try build.addProduct("Garden", modules: ["Garden"])
        #expect(
            try closure(build).diagnostics.map { $0.rendered(root: "") } == [
                "Sources/Garden/Garden.swift:4:16: error: includedPackages of App must be an array literal of types, such"
                    + " as [GardenPackage.self] [packages-not-literal]"
            ])
    }
}
