import Foundation

/// The build that a test is part of: where its programs and modules are, and how a compiler uses them.
package enum BuiltModules {
    /// The folder of the test's own program.
    package static let folder: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        // A test bundle may be run by a helper of the toolchain, which then names the bundle.
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        return URL(filePath: bundle ?? program).deletingLastPathComponent().path
    }()

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources").standardized.path

    /// What lets `swiftc` import the modules and expand the macros.
    package static let compilerFlags = [
        "-I", "\(folder)/Modules",
        "-Xcc", "-fmodule-map-file=\(folder)/CPlatform.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(sources)/C/COpenSSL/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(sources)/C/CSystemLogNames/module.modulemap",
        "-load-plugin-executable", "\(folder)/AppIntentsMacros-tool#AppIntentsMacros",
    ]
}
