import Foundation
import IntentsHost

/// Measurements that need the product's own types; `scripts/bench` calls them and prints the table.
///
/// Roles: `link`, `system ACTION` and `start TRIVIAL COMMAND [ARGUMENT]…` measure, `bundles FOLDER APPS ACTIONS` writes sample
/// apps; `app`, `blocking-echo` and `async-echo` are the other ends.
@main
struct IntentsBenchmarks {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "app": await AppIntentsHost.run()
        case "blocking-echo": serveBlockingEcho()
        case "async-echo": serveAsyncEcho()
        case "link": try await LinkBenchmark().run().forEach { print($0.line) }
        case "system" where arguments.count == 2:
            try await SystemBenchmark(action: arguments[arguments.startIndex + 1]).run().forEach { print($0.line) }
        case "start" where arguments.count > 2:
            let words = Array(arguments.dropFirst())
            StartBenchmark(measured: Array(words.dropFirst()), trivial: words[0]).run().forEach { print($0.line) }
        case "bundles" where arguments.count == 4:
            let words = Array(arguments)
            guard let apps = Int(words[2]), let actions = Int(words[3]) else { fallthrough }
            try SampleBundles(folder: URL(filePath: words[1]), apps: apps, actionsPerApp: actions).write()
        default:
            FileHandle.standardError.write(
                Data(
                    "usage: IntentsBenchmarks link | system ACTION | start TRIVIAL COMMAND… | bundles FOLDER APPS ACTIONS\n"
                        .utf8))
            exit(2)
        }
    }
}
