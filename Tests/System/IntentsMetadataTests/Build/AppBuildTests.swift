import Foundation
import Testing

@testable import IntentsMetadata

@Suite("intents build on a package", .onCompilerThread)
struct AppBuildTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tool", targets: [.executableTarget(name: "tool")])
            """, to: "Package.swift")
    }

    private func build(_ product: String? = nil) throws -> BuildResult {
        try AppBuild(BuildOptions(packagePath: folder.path, product: product)).run()
    }

    @Test("KP-04: a package without intents builds, with a note and without bundles")
    func nothingDeclared() throws {
        try folder.write("print(1)", to: "Sources/tool/main.swift")
        let result = try build()
        #expect(result.bundles == [])
        #expect(result.exitStatus == 0)
        #expect(
            result.diagnostics.map { $0.rendered(root: result.root) } == [
                "note: no App Intents declarations in module tool [nothing-declared]"
            ])
    }

    @Test("What the compiler refuses is its own to report")
    func compilerError() throws {
        try folder.write("let x: Int = \"\"", to: "Sources/tool/main.swift")
        #expect(buildMessage { _ = try build() } == "The package does not compile: correct the errors above.")
    }

    @Test("A module of Apple's that the manifest says nothing of comes with the line that is lacking")
    func missingAlias() throws {
        try folder.write(
            """
            @preconcurrency import UniformTypeIdentifiers
            import struct os.Logger
            #if canImport(WidgetKit)
                import WidgetKit
            #endif
            // import SwiftUI
            """, to: "Sources/tool/main.swift")
        #expect(
            buildMessage { _ = try build() } == """
                The package does not compile: correct the errors above.
                Sources/tool/main.swift imports UniformTypeIdentifiers, which is PlatformUniformTypeIdentifiers here: give \
                the target tool that product, and in its swiftSettings the line .unsafeFlags(["-module-alias", \
                "UniformTypeIdentifiers=PlatformUniformTypeIdentifiers"]).
                Sources/tool/main.swift imports os, which is Platformos here: give the target tool that product, and in \
                its swiftSettings the line .unsafeFlags(["-module-alias", "os=Platformos"]).
                """)
    }

    @Test("The line is lacking in each target by itself, whatever another one has")
    func missingAliasOfTarget() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let shared: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=Kit"])]
            let package = Package(
                name: "Tool",
                targets: [
                    .target(name: "Kit"), .target(name: "Intents"), .target(name: "ToolIntents"),
                    .executableTarget(name: "tool", dependencies: ["Kit", "Intents", "ToolIntents"], swiftSettings: shared),
                    .testTarget(name: "ToolTests", dependencies: ["ToolIntents"]),
                ])
            """, to: "Package.swift")
        for name in ["Kit", "Intents"] { try folder.write("public let word = 1", to: "Sources/\(name)/Word.swift") }
        try folder.write("import SwiftUI", to: "Sources/ToolIntents/View.swift")
        try folder.write("import SwiftUI\nimport Intents", to: "Sources/tool/main.swift")
        try folder.write("import SwiftUI", to: "Tests/ToolTests/ViewTests.swift")
        #expect(
            buildMessage { _ = try build() } == """
                The package does not compile: correct the errors above.
                Sources/ToolIntents/View.swift imports SwiftUI, which is PlatformSwiftUI here: give the target \
                ToolIntents that product, and in its swiftSettings the line .unsafeFlags(["-module-alias", \
                "SwiftUI=PlatformSwiftUI"]).
                """)
    }

    @Test("README has a line for every module of Apple's that has a counterpart")
    func aliasesInReadme() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.matches(of: /-module-alias", "(\w+)=/).map { String($0.output.1) }
        #expect(Set(lines) == Set(AppleModule.names))
        for name in AppleModule.names { #expect(readme.contains(AppleModule.aliasLine(for: name))) }
    }

    @Test("A product that is not there, a package that is not there")
    func wrongArguments() throws {
        try folder.write("print(1)", to: "Sources/tool/main.swift")
        #expect(
            buildMessage { _ = try build("other") } == "The package has no executable “other”: it has tool.")
        let nowhere = AppBuild(BuildOptions(packagePath: "\(folder.path)/nowhere"))
        #expect(buildMessage { _ = try nowhere.run() } == "There is no folder \(folder.path)/nowhere.")
        let sources = AppBuild(BuildOptions(packagePath: "\(folder.path)/Sources"))
        #expect(
            buildMessage { _ = try sources.run() }
                == "There is no Package.swift in \(folder.path)/Sources: name the folder of your package, or go"
                + " there.")
    }

    @Test("Release builds keep what nothing mentions; both write constant values")
    func flags() {
        let gathering = [
            "-emit-const-values", "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", "/p.json",
        ]
        #expect(SwiftBuild.compilerFlags(protocolsFile: "/p.json", .debug) == gathering)
        #expect(
            SwiftBuild.compilerFlags(protocolsFile: "/p.json", .release)
                == gathering + ["-Xfrontend", "-enable-private-imports"])
    }
}
