import Foundation
import IntentsHost

/// Measurements that need the product's own types; `scripts/bench` calls them and prints the table.
///
/// Roles: `link`, `system ACTION`, `cold ACTION EXECUTABLE`, `resolve ACTION PARAMETER TEXT NAME` and
/// `start TRIVIAL COMMAND [ARGUMENT]…` measure, `bundles FOLDER APPS ACTIONS` writes sample apps; `app`, `blocking-echo` and
/// `async-echo` are the other ends.
@main
struct IntentsBenchmarks {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "app": await AppIntentsHost.run()
        case "blocking-echo": serveBlockingEcho()
        case "async-echo": serveAsyncEcho()
        case "link": show(try await LinkBenchmark().run())
        case "system" where arguments.count == 2: show(try await SystemBenchmark(action: arguments[1]).run())
        case "cold" where arguments.count == 3:
            show(try await ColdBenchmark(action: arguments[1], executable: arguments[2]).run())
        case "resolve" where arguments.count == 5:
            show(
                try await ResolveBenchmark(
                    action: arguments[1], parameter: arguments[2], text: arguments[3], name: arguments[4]
                ).run())
        case "start" where arguments.count > 2:
            show(StartBenchmark(measured: Array(arguments.dropFirst(2)), trivial: arguments[1]).run())
        case "bundles" where arguments.count == 4:
            guard let apps = Int(arguments[2]), let actions = Int(arguments[3]) else { fallthrough }
            try SampleBundles(folder: URL(filePath: arguments[1]), apps: apps, actionsPerApp: actions).write()
        default:
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }
    }

    private static let usage = """
        usage: IntentsBenchmarks link | system ACTION | cold ACTION EXECUTABLE | resolve ACTION PARAMETER TEXT NAME
               | start TRIVIAL COMMAND… | bundles FOLDER APPS ACTIONS
        """

    private static func show(_ figures: [Figure]) {
        for figure in figures { print(figure.line) }
    }
}
