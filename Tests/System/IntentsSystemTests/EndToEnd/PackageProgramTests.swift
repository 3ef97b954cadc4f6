import IntentsLink
import IntentsModel
import Testing

@testable import IntentsMetadata
@testable import IntentsSystem

/// Programs with packages, compiled as `intents build` does, and run.
@Suite("Programs with packages", .serialized, .timeLimit(.minutes(5)))
struct PackageProgramTests {
    private let launcher = SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])

    /// A package with one intent, which says in which module it ran.
    private static func package(_ module: String, intent: String, includes packages: String = "") -> String {
        """
        import AppIntents
        \(packages.isEmpty ? "" : "import \(packages)")
        public struct \(module)Package: AppIntentsPackage {
            public static var includedPackages: [any AppIntentsPackage.Type] {
                [\(packages.isEmpty ? "" : "\(packages)Package.self")]
            }
        }
        struct \(intent): AppIntent {
            static let title: LocalizedStringResource = "\(intent)"
            func perform() async throws -> some ReturnsValue<String> { .result(value: "\(module)") }
        }
        """
    }

    /// A program that includes a package, and imports others without including them.
    private static func main(_ name: String, includes package: String, imports others: String...) -> String {
        """
        import AppIntents
        import \(package)
        \(others.map { "import \($0)" }.joined(separator: "\n"))
        struct \(name)Intents: AppIntentsPackage {
            static var includedPackages: [any AppIntentsPackage.Type] { [\(package)Package.self] }
        }
        struct \(name)Only: AppIntent {
            static let title: LocalizedStringResource = "\(name) Only"
            func perform() async throws -> some ReturnsValue<String> { .result(value: "\(name)") }
        }
        @main struct \(name): AppIntentsExtension {}
        """
    }

    @Test("KP-12: a package of a package runs in the app and in the extension that both include it")
    func transitiveAndShared() async throws {
        let compiler = ProgramCompiler(folder: try TemporaryFolder())
        try await compiler.package("Core", source: Self.package("Core", intent: "Rest"))
        try await compiler.package("Kit", source: Self.package("Kit", intent: "Turn", includes: "Core"))
        let app = try await compiler.program(
            "Garden", source: Self.main("Garden", includes: "Kit"), packages: ["Kit", "Core"])
        let part = try await compiler.program(
            "Part", source: Self.main("Part", includes: "Kit"), packages: ["Kit", "Core"])
        #expect(app.findings + part.findings == [])
        var bundle = BundleFixture(metadata: app.metadata, copiedProgram: app.path)
        bundle.plugIns["Part.appex"] = BundleFixture(
            identifier: "com.example.garden.part", metadata: part.metadata, copiedProgram: part.path, isExtension: true)
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(bundle)
            let listed = try await system.client.send(ListActionsRequest(locale: "en")).map(\.identifier)
            #expect(listed.sorted() == ["GardenOnly", "PartOnly", "Rest", "Turn"])
            // With a sanitizer an extension needs more memory than it may have.
            for kind in [ProcessKind.appIntentsExtension, .app] where kind == .app || !Sanitizer.isUsed {
                if kind == .app { _ = try await system.client.send(OpenAppRequest(app: "Garden")) }
                for (action, module) in [("Rest", "Core"), ("Turn", "Kit")] {
                    let report = try await system.client.run(action)
                    #expect(report.value == .string(module), "\(report)")
                    #expect(report.process?.kind == kind)
                }
            }
        }
    }

    @Test("a forgotten package is named with the line to add, its intents do not run, and those that are included do")
    func forgottenAndEqual() async throws {
        let compiler = ProgramCompiler(folder: try TemporaryFolder())
        // Both have an intent Rest; the program includes one of them.
        try await compiler.package("Left", source: Self.package("Left", intent: "Rest"))
        try await compiler.package(
            "Forgotten", source: Self.package("Forgotten", intent: "Rest") + "\n" + Self.only("ForgottenOnly"))
        let program = try await compiler.program(
            "Garden", source: Self.main("Garden", includes: "Left", imports: "Forgotten"), packages: ["Left"],
            left: ["Forgotten"])
        #expect(
            program.findings.map { String($0.drop { $0 != ":" }) } == [
                ":5:16: error: the app Garden links module Forgotten and includes no package of it, so that nobody is "
                    + "offered Rest and ForgottenOnly: add ForgottenPackage.self to includedPackages of GardenIntents; or "
                    + "name Forgotten under OpenAppIntentsModulesNotOffered in Bundles/Garden.plist [module-not-included]"
                    + "\nGarden.swift:5:16: note: write static var includedPackages: "
                    + "[any AppIntentsPackage.Type] { [LeftPackage.self, ForgottenPackage.self] }"
            ])
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(bundle)
            #expect(try await system.client.run("Rest").value == .string("Left"))
            let forgotten = try await system.client.run("ForgottenOnly")
            #expect(forgotten.outcome == .notFound)
            #expect(try await system.client.run("GardenOnly").value == .string("Garden"))
        }
    }

    private static func only(_ name: String) -> String {
        """
        struct \(name): AppIntent {
            static let title: LocalizedStringResource = "\(name)"
            func perform() async throws -> some IntentResult { .result() }
        }
        """
    }

    @Test("KP-03: equal identifiers in two packages that are included stop the build")
    func equalIdentifiers() async throws {
        let compiler = ProgramCompiler(folder: try TemporaryFolder())
        try await compiler.package("Left", source: Self.package("Left", intent: "Rest"))
        try await compiler.package("Right", source: Self.package("Right", intent: "Rest", includes: "Left"))
        let program = try await compiler.program(
            "Garden", source: Self.main("Garden", includes: "Right"), packages: ["Right", "Left"])
        #expect(program.findings.contains { $0.contains("error") && $0.contains("[duplicate-identifier]") })
    }
}
