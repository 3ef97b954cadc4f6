import BuiltModules
import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("Real programs", .timeLimit(.minutes(5)))
struct RealProgramTests {
    private static let app = "com.example.garden"

    private var probe: BundleFixture {
        let actions = ["Echo", "Crash", "Leave", "Block", "Surroundings"]
        return BundleFixture(
            metadata: Garden.metadata(actions.map { Garden.action($0, parameters: [Garden.text]) }),
            copiedProgram: "\(BuiltModules.folder)/probe")
    }

    private func script(_ text: String) -> BundleFixture {
        BundleFixture(metadata: Garden.metadata([Garden.action("Tap")]), program: "#!/bin/sh\n\(text)\n")
    }

    private let launcher = SystemLauncher(environment: ["PATH": "/usr/bin:/bin", "HOME": "/", "SECRET": "x"])

    @Test func anInstalledProgramRunsAnAction() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(probe)
            let report = try await system.client.run("Echo", ["text": .string("hello")])
            #expect(report.outcome == .success)
            #expect(report.value == .string("hello"))
            let log = try await system.client.send(LogRequest(app: "Garden", limit: 10))
            #expect(log.output == ["greeted", "echo"])
            #expect(log.runs.map(\.report.runID) == [report.runID])
        }
    }

    @Test("KP-48: a cold program has its container, and nothing of the daemon's secrets")
    func surroundings() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(probe)
            func ask(_ name: String) async throws -> IntentValue? {
                try await system.client.run("Surroundings", ["text": .string(name)]).value
            }
            #expect(try await ask("directory") == .string(app.container))
            #expect(try await ask(LinkEnvironment.container) == .string(app.container))
            #expect(try await ask(LinkEnvironment.bundlePath) == .string(app.path))
            #expect(try await ask("TMPDIR") == .string("\(app.container)/tmp"))
            #expect(try await ask("SECRET") == .string(""))
        }
    }

    @Test func aCrashTellsTheSignal() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(probe)
            let report = try await system.client.run("Crash")
            #expect(report.error?.code == .crashed)
            #expect(
                report.error?.message
                    == "The program of com.example.garden crashed, as it used memory that is not its own (signal 11, "
                    + "Segmentation fault) during the run.")
            #expect(try await system.client.run("Echo", ["text": .string("again")]).value == .string("again"))
        }
    }

    @Test("A crash of a query that no run asks for is none during a run")
    func aCrashWithoutARun() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(.probe)
            let error = await system.client.failure(
                of: FindEntitiesRequest(type: "Plant", selection: .matching("crash"), locale: "en"))
            #expect(
                error
                    == RunError(
                        .crashed,
                        "The program of com.example.garden crashed, as it used memory that is not its own (signal 11, "
                            + "Segmentation fault) before it answered."))
            let report = try await system.client.run("Water", ["plant": .string("crash")])
            #expect(
                report.error?.message
                    == "The program of com.example.garden crashed, as it used memory that is not its own (signal 11, "
                    + "Segmentation fault) during the run.")
        }
    }

    @Test func aProgramThatLeavesInTheMiddleTellsItsStatus() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(probe)
            let report = try await system.client.run("Leave")
            #expect(report.error?.code == .crashed)
            #expect(
                report.error?.message
                    == "The program of com.example.garden ended with exit status 7 during the run.")
        }
    }

    @Test("KP-49, KP-50: a program that never answers is ended") func blocked() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(probe)
            _ = try await system.client.run("Echo")
            let report = try await system.client.run("Block", timeout: 0.3)
            #expect(report.outcome == .timedOut)
            let pid = try #require(report.process?.pid)
            await eventually { kill(pid, 0) != 0 }
            #expect(try await system.client.run("Echo", ["text": .string("again")]).outcome == .success)
        }
    }

    @Test func aProgramThatEndsAtOnceTellsWhy() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(script("echo cannot open the garden; exit 3"))
            let report = try await system.client.run("Tap")
            #expect(report.outcome == .failure)
            #expect(report.error?.code == .launchFailed)
            #expect(
                report.error?.message
                    == "The program of com.example.garden ended with exit status 3 before it was ready. Its main type "
                    + "must be an App or call AppIntentsHost.run().")
            #expect(report.error?.cause == "cannot open the garden")
        }
    }

    @Test("What a program of before has said is no reason for the end of the next one")
    func aSilentProgramTellsNothing() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(script("echo cannot open the garden; exit 3"))
            _ = try await system.client.run("Tap")
            try await system.install(script("exit 4"))
            let report = try await system.client.run("Tap")
            #expect(report.error?.message.contains("ended with exit status 4") == true)
            #expect(report.error?.cause == nil)
        }
    }

    @Test func aProgramThatNeverSaysHelloIsEnded() async throws {
        var policy = SystemPolicy.forTests
        policy.startUpBudget = .milliseconds(100)
        try await TestSystem.run(policy: policy, launcher: launcher) { system in
            try await system.install(script("exec sleep 1000"))
            let report = try await system.client.run("Tap")
            #expect(report.error?.code == .launchFailed)
            #expect(
                report.error?.message
                    == "The program of com.example.garden said nothing for 0.1 seconds before it was ready. Its main "
                    + "type must be an App or call AppIntentsHost.run().")
            let pid = try #require(report.process?.pid)
            await eventually { kill(pid, 0) != 0 }
        }
    }

    @Test("The time of a run holds for the start of its program too, which has nothing to tidy up")
    func aRunDoesNotWaitForAProgramBeyondItsTime() async throws {
        var policy = SystemPolicy.forTests
        policy.cancelGrace = .seconds(3600)
        try await TestSystem.run(policy: policy, launcher: launcher) { system in
            try await system.install(script("exec sleep 1000"))
            let report = try await system.client.run("Tap", timeout: 0.1)
            #expect(report.outcome == .timedOut)
            #expect(report.error?.message.hasPrefix("Tap did not end within 0.1 seconds and was cancelled.") == true)
        }
    }

    @Test func aProgramWhoseFilesAreGoneIsSaid() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(probe)
            try FileManager.default.removeItem(atPath: app.path)
            let report = try await system.client.run("Echo")
            #expect(report.error?.code == .launchFailed)
            #expect(report.error?.message.contains("Install the app again if its files were changed.") == true)
        }
    }

    @Test func anAppDeletedWhileItRunsGoesOn() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(probe)
            _ = try await system.client.run("Echo", ["text": .string("one")])
            try FileManager.default.removeItem(atPath: app.path)
            #expect(try await system.client.run("Echo", ["text": .string("two")]).value == .string("two"))
            #expect(try await system.client.run("Crash").error?.code == .crashed)
            #expect(try await system.client.run("Echo").error?.code == .launchFailed)
        }
    }

    @Test func noProcessOutlivesTheDaemon() async throws {
        var pid: Int32?
        try await TestSystem.run(launcher: launcher) { system in
            try await system.install(probe)
            pid = try await system.client.run("Echo").process?.pid
        }
        let ended = try #require(pid)
        #expect(kill(ended, 0) != 0)
    }

    // MARK: Started by a person

    @Test func aProgramStartedByAPersonIsUsed() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(probe)
            let started = try StartedProgram(
                "\(app.path)/Program", [Self.app, system.locations.socketPath], output: system.folder / "out")
            defer { started.end() }
            try await eventually {
                try await system.client.send(ListAppsRequest()).map(\.state) == ["foregroundActive"]
            }
            let report = try await system.client.run("Echo", ["text": .string("hello")])
            #expect(report.value == .string("hello"))
            #expect(report.process?.pid == started.pid)
        }
    }

    @Test func aProgramThatIsNoPartOfTheBundleItClaimsIsRefused() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(probe)
            let started = try StartedProgram(
                "\(BuiltModules.folder)/probe", [Self.app, system.locations.socketPath], output: system.folder / "out")
            #expect(await started.waitForEnd() == 9)
            let output = try String(contentsOfFile: system.folder / "out", encoding: .utf8)
            #expect(
                output.hasSuffix(
                    """
                    /probe is not part of the installed com.example.garden: start \(app.path)/Program, or install the \
                    bundle that it belongs to.

                    """))
            let reason = output.trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(
                system.logged.withLock { $0 } == [
                    "A program that says it is com.example.garden was refused: \(reason)"
                ])
            #expect(try await system.client.send(ListAppsRequest()).map(\.state) == ["notRunning"])
        }
    }

    @Test func aProgramOfNoInstalledAppIsRefused() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let started = try StartedProgram(
                "\(BuiltModules.folder)/probe", [Self.app, system.locations.socketPath], output: system.folder / "out")
            #expect(await started.waitForEnd() == 9)
            let output = try String(contentsOfFile: system.folder / "out", encoding: .utf8)
            #expect(
                output == "com.example.garden is not installed: run “intents install” on its bundle first.\n")
        }
    }
}
