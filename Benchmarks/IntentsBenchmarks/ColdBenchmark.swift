import Foundation
import IntentsClient
import IntentsSystem

/// The first result of an extension that does not run, against its own executable started bare in the same sandbox, where it
/// finds no daemon, says so and ends.
struct ColdBenchmark {
    private static let rounds = 21

    var action: String
    /// The extension's executable in its installed bundle.
    var executable: String

    func run() async throws -> [Figure] {
        let environment = ProcessInfo.processInfo.environment
        let sandbox = Sandbox.find(environment: environment, locations: InstalledAction.locations).sandbox
        var runs = Samples()
        var bare = Samples()
        for round in 0..<Self.rounds {
            let first = try await coldRun()
            let second = try bareStart(in: sandbox, environment: environment)
            guard round > 0 else { continue }
            runs.add(first)
            bare.add(second)
        }
        let place = sandbox == nil ? "without a sandbox, as there is no bubblewrap here" : "in its sandbox"
        return [
            Figure(name: "an extension's executable, started bare \(place)", value: rounded(bare.median / 1000, "ms")),
            Figure(
                name: "cold launch of the extension to its first result", value: rounded(runs.median / 1000, "ms"),
                ratio: runs.median / bare.median, limit: 2),
        ]
    }

    /// A daemon that has started nothing yet, and the time of its first run.
    private func coldRun() async throws -> Duration {
        try await DaemonCommand.run("daemon", "stop")
        try await DaemonCommand.run("apps")
        let client = try await InstalledAction.connect()
        defer { client.close() }
        return try await ContinuousClock().measure { try await InstalledAction(name: action).run(through: client) }
    }

    private func bareStart(in sandbox: Sandbox?, environment: [String: String]) throws -> Duration {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bare-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var variables = environment
        variables["XDG_RUNTIME_DIR"] = folder.path
        let confined = sandbox?.arguments(for: executable, container: folder.path, hasNetwork: false)
        let program = sandbox?.executable ?? executable
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        return ContinuousClock().measure {
            let pid = ChildProcess.spawn(
                program, arguments: [program] + (confined ?? []), environment: variables, link: -1, output: nothing,
                errorOutput: nothing)
            let status = ChildProcess.wait(for: pid)
            precondition(status == 69, "\(executable) exited with \(status), not for want of a daemon")
        }
    }
}

/// The `intents` command of the search path.
private enum DaemonCommand {
    static func run(_ arguments: String...) async throws {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        let pid = ChildProcess.spawn(
            "/usr/bin/env", arguments: ["env", "intents"] + arguments,
            environment: ProcessInfo.processInfo.environment, link: -1, output: nothing)
        let status = ChildProcess.wait(for: pid)
        precondition(status == 0, "intents \(arguments.joined(separator: " ")) exited with \(status)")
    }
}
