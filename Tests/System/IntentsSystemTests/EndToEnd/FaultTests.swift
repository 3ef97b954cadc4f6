import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// Programs and daemons that end in the middle: one outcome for each run, nothing left behind, and the next run works.
@Suite("Faults", .timeLimit(.minutes(10)))
struct FaultTests {
    /// Where in a run the program is ended.
    enum Moment: String, CaseIterable, Sendable {
        case beforeHello, whileResolving, whilePerforming, whileAsking, afterTheResult
    }

    private func text(_ text: String) -> [String: IntentValue] { ["text": .string(text)] }

    @Test(arguments: Moment.allCases) func anAppIsKilled(moment: Moment) async throws {
        try await RealDaemon.run { daemon, client in
            let asking = try await daemon.client { _ in
                for pid in daemon.programs { kill(pid, SIGKILL) }
                return .unavailable
            }
            // Once, so that what the daemon opens once is open.
            #expect(try await client.run("Echo", text("warm")).value == .string("warm"))
            let before = daemon.holdings
            let report = try await run(moment, daemon, client, asking)
            #expect(report.outcome == (moment == .afterTheResult ? .success : .failure))
            if moment != .afterTheResult {
                #expect(report.error?.code == (moment == .beforeHello ? .launchFailed : .crashed))
            }
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
            asking.close()
        }
    }

    private func run(
        _ moment: Moment, _ daemon: RealDaemon, _ client: TestClient, _ asking: TestClient
    ) async throws -> RunReport {
        switch moment {
        case .beforeHello:
            try await daemon.endPrograms(client)
            try write("", to: "\(daemon.locations.containersDirectory)/com.example.garden/crash-before-hello")
            return try await client.run("Echo", text("first"))
        case .whileResolving: return try await client.run("Water", ["plant": .string("crash")])
        case .whilePerforming: return try await client.run("Crash")
        case .whileAsking: return try await asking.run("Ask", isInteractive: true)
        case .afterTheResult:
            let report = try await client.run("Echo", text("first"))
            try await daemon.endPrograms(client)
            return report
        }
    }

    @Test(arguments: Moment.allCases) func theDaemonIsKilled(moment: Moment) async throws {
        try await RealDaemon.run { daemon, client in
            let isAsked = Deferred<Void>()
            let asking = try await daemon.client { _ in
                isAsked.resolve(())
                return await Deferred<Answer>().value() ?? .cancelled
            }
            if moment != .beforeHello { _ = try await client.run("Echo", text("warm")) }
            let run = Task { try await begin(moment, client, asking) }
            await reach(moment, daemon, run, isAsked)
            try await daemon.replace()
            _ = try? await run.value
            await eventually { daemon.programs.isEmpty }
            let next = try await daemon.client()
            #expect(try await next.run("Echo", text("again")).value == .string("again"))
            let history = try await next.send(LogRequest(app: nil, limit: 100)).runs.map(\.report)
            let outcomes = history.filter { $0.runID == "fault" }
            // What was to be stopped before the hello may have been faster than that, or not even have begun.
            if moment != .beforeHello { try #require(outcomes.count == 1) }
            #expect(outcomes.count <= 1)
            if moment == .afterTheResult { #expect(outcomes[0].outcome == .success) }
            if [.whileResolving, .whilePerforming, .whileAsking].contains(moment) {
                #expect(
                    outcomes[0].error
                        == RunError(
                            .daemonEnded,
                            "The intents daemon ended during the run: whether the action was done is not known."))
                #expect(outcomes[0].durationMilliseconds == nil)
            }
            next.close()
        }
    }

    private func begin(_ moment: Moment, _ client: TestClient, _ asking: TestClient) async throws -> RunReport {
        switch moment {
        case .beforeHello, .afterTheResult: try await client.run("Echo", text("x"), runID: "fault")
        case .whileResolving: try await client.run("Water", ["plant": .string("block")], runID: "fault")
        case .whilePerforming: try await client.run("Block", runID: "fault")
        case .whileAsking: try await asking.run("Ask", isInteractive: true, runID: "fault")
        }
    }

    private func reach(
        _ moment: Moment, _ daemon: RealDaemon, _ run: Task<RunReport, any Error>, _ isAsked: Deferred<Void>
    ) async {
        let container = "\(daemon.locations.containersDirectory)/com.example.garden"
        switch moment {
        case .beforeHello: await eventually { !daemon.programs.isEmpty }
        case .whileResolving, .whilePerforming: await eventually { exists("\(container)/blocked") }
        case .whileAsking: _ = await isAsked.value()
        case .afterTheResult: _ = try? await run.value
        }
    }

    @Test func twoHundredRunsAtOnceOnOneApp() async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = (daemon.descriptors, daemon.descriptorsOfPrograms)
            let values = try await withThrowingTaskGroup(of: IntentValue?.self) { group in
                for number in 0..<200 {
                    group.addTask { try await client.run("Echo", text("\(number)"), runID: "many-\(number)").value }
                }
                return try await group.reduce(into: Set<IntentValue>()) { if let value = $1 { $0.insert(value) } }
            }
            #expect(values == Set((0..<200).map { .string("\($0)") }))
            let history = try await client.send(LogRequest(app: nil, limit: 1000)).runs.map(\.report.runID)
            #expect(Set(history).count == 201)
            #expect(history.count == 201)
            #expect(daemon.programs.count == 1)
            await eventually { daemon.descriptors <= before.0 && daemon.descriptorsOfPrograms <= before.1 }
        }
    }

    @Test func fiftyAppsAtOnce() async throws {
        try await RealDaemon.run { daemon, client in
            for number in 0..<50 {
                var bundle = BundleFixture.probe
                (bundle.identifier, bundle.name) = ("com.example.app\(number)", "App \(number)")
                _ = try await client.send(InstallRequest(path: try bundle.write(to: daemon.folder.path, as: "App.app")))
            }
            let outcomes = try await withThrowingTaskGroup(of: RunOutcome.self) { group in
                for number in 0..<50 {
                    group.addTask { try await client.run("com.example.app\(number)/Echo", text("x")).outcome }
                }
                return try await group.reduce(into: [RunOutcome]()) { $0.append($1) }
            }
            #expect(outcomes == Array(repeating: .success, count: 50))
            #expect(daemon.programs.count == 50)
            let history = try await client.send(LogRequest(app: nil, limit: 1000)).runs.map(\.report.outcome)
            #expect(history == outcomes)
        }
    }

    // MARK: Programs that say nothing, or nothing of use

    @Test(
        arguments: [
            ("cut", "The connection ended in the middle of a frame."),
            ("stranger", "A reply came for a request that was never sent: 99999999."),
            ("garbage", "A message of 1852797984 bytes is more than the link carries at once (16777216)."),
        ])
    func aReplyThatIsLostOnTheWayEndsTheRun(how: String, reason: String) async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            let report = try await client.run("Lose", text(how))
            #expect(report.outcome == .failure)
            #expect(report.error == RunError(.badOutput, "The answer of com.example.garden cannot be used: \(reason)"))
            // The program that spoiled its link is ended.
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }

    @Test func aProgramThatIsStuckIsEndedAndLeavesNothing() async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            let report = try await client.run("Block", timeout: 0.3)
            #expect(report.outcome == .timedOut)
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }

    @Test func aRunThatIgnoresItsCancellationLeavesNothing() async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            async let run = client.run("Block", timeout: 0, runID: "block")
            await eventually { exists("\(daemon.locations.containersDirectory)/com.example.garden/blocked") }
            try client.connection.notify(CancelRunNotification(runID: "block", reason: "userCancelled"))
            let report = try await run
            #expect(report.outcome == .cancelled)
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }

    // MARK: Programs without measure

    @Test func aProgramThatFloodsItsOutputKeepsASmallLog() async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            let report = try await client.run("FloodErrors", timeout: 120)
            #expect(report.outcome == .success)
            let log = "\(daemon.locations.logsDirectory)/com.example.garden.log"
            await eventually {
                let size = (try? FileManager.default.attributesOfItem(atPath: log)[.size] as? Int) ?? .max
                return size <= AppLog.maximumBytes
            }
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }

    @Test func aProgramThatFloodsItsLinkHarmsNobodyElse() async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            async let flood = client.run("FloodLink", timeout: 60)
            let apps = try await client.send(ListAppsRequest())
            #expect(apps.map(\.bundleIdentifier) == ["com.example.garden"])
            let report = try await flood
            #expect([.success, .failure].contains(report.outcome))
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }

    @Test(arguments: ["plain", "session"]) func whatAProgramLeavesBehindEndsWithIt(how: String) async throws {
        try await RealDaemon.run { daemon, client in
            _ = try await client.run("Echo", text("warm"))
            let before = daemon.holdings
            let report = try await client.run("Fork", text(how))
            guard case .string(let pids) = report.value else {
                Issue.record("\(report)")
                return
            }
            let children = pids.split(separator: " ").compactMap { pid_t($0) }
            #expect(children.count == 3)
            #expect(children.allSatisfy { kill($0, 0) == 0 })
            #expect(try await client.run("Crash").error?.code == .crashed)
            await eventually { children.allSatisfy { kill($0, 0) != 0 } }
            try await daemon.expectNothingLeft(of: report, beyond: before, client)
        }
    }
}
