import Foundation
import PackagePlugin

/// `swift package build-intents [ARGUMENT]…` does what `intents build` does, for this package.
@main
struct BuildIntents: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "intents").url
        process.arguments = ["build", "--package-path", context.package.directoryURL.path] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            Diagnostics.error("intents build failed")
            return
        }
    }
}
