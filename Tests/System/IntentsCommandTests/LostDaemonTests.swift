import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

/// The real daemon, in states in which it cannot be asked.
@Suite("A daemon that is lost")
struct LostDaemonTests {
    /// Starts a daemon with folders of its own; it has ended when this returns.
    private func withDaemon(
        _ body: (CommandLineTester, pid_t) async throws -> Void
    ) async throws {
        let folder = TestFolders.newPath()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let environment = ["XDG_RUNTIME_DIR": folder, "HOME": folder]
        let locations = Locations(environment: environment, userID: getuid())
        let launcher = DaemonLauncher(
            executable: "\(try ChildProcess.programFolder)/intentsd", environment: environment,
            logPath: locations.daemonLogPath)
        let connector = DaemonConnector(
            locations: locations, launcher: launcher, patience: .seconds(3600), answerLimit: .seconds(3600))
        let client = try await IntentsClient.connect(through: connector)
        let process = try await client.status().pid
        client.close()
        // Whatever the test finds, it leaves no process behind.
        defer { if let process = LockHolder.find(locations.lockPath) { kill(process, SIGKILL) } }
        try await body(CommandLineTester(locations: locations), process)
    }

    @Test("One whose socket was removed is named and ended")
    func withoutSocket() async throws {
        try await withDaemon { tester, process in
            let socket = tester.locations.socketPath
            #expect(unlink(socket) == 0)
            let message =
                "The intents daemon (process \(process)) runs, but nobody can reach it: its socket \(socket) is gone, or "
                + "not there yet."
            let fix = "“intents daemon stop” ends it, and the next command starts another."
            let status = await tester.run("daemon", "status")
            #expect(status.status == 5)
            #expect(status.error == "intents daemon: \(message) \(fix)\n")
            #expect(await tester.run("doctor").output == "problem  daemon: \(message)\n         \(fix)\n1 problem.\n")
            let stop = await tester.run("daemon", "stop")
            #expect(stop.output == "Stopped the daemon (process \(process)), which had no socket.\n")
            #expect(await tester.run("daemon", "status").output == "The daemon is not running.\n")
        }
    }

    @Test("One that is stopped by a signal is ended")
    func stopped() async throws {
        try await withDaemon { tester, process in
            #expect(kill(process, SIGSTOP) == 0)
            var hasty = tester
            hasty.answerLimit = .milliseconds(10)
            let stop = await hasty.run("daemon", "stop")
            #expect(
                stop.output == "Stopped the daemon (process \(process)), which had not answered for 0.01 seconds.\n")
            #expect(await tester.run("daemon", "status").status == 5)
        }
    }

    @Test(
        "A second daemon says in the log, with the time, who holds the lock, and the client that started it says it too"
    )
    func second() async throws {
        try await withDaemon { tester, process in
            #expect(unlink(tester.locations.socketPath) == 0)
            let locations = tester.locations
            let connector = DaemonConnector(
                locations: locations,
                launcher: DaemonLauncher(
                    executable: "\(try ChildProcess.programFolder)/intentsd",
                    environment: [
                        "XDG_RUNTIME_DIR": String(locations.runtimeDirectory.dropLast("/open-app-intents".count)),
                        "HOME": String(locations.runtimeDirectory.dropLast("/open-app-intents".count)),
                    ], logPath: locations.daemonLogPath),
                patience: .seconds(3600))
            let error = await #expect(throws: RunError.self) { try await IntentsClient.connect(through: connector) }
            let sentence =
                "Another daemon of this user is running already (process \(process) holds \(locations.lockPath)). If it "
                + "does not answer, “intents daemon stop” ends it."
            #expect(
                error?.message.hasSuffix(
                    "/intentsd could not be started: \(sentence) Its messages are in \(locations.daemonLogPath).")
                    == true)
            let log = String(decoding: try Data(contentsOf: URL(filePath: locations.daemonLogPath)), as: UTF8.self)
            let line = try #require(log.split(separator: "\n").last { $0.hasSuffix(sentence) })
            #expect(
                line.prefixMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z intentsd\[\d+\]: Another daemon/) != nil)
        }
    }
}
