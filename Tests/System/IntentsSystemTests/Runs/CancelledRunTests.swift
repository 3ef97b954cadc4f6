import BuiltModules
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Runs that a person cancels", .timeLimit(.minutes(5)))
struct CancelledRunTests {
    private static let app = "com.example.garden"
    private static let bundle = BundleFixture(metadata: Garden.metadata(["Block", "Tap"].map { Garden.action($0) }))

    /// An app whose action `Block` does what a test says.
    private func app(_ block: @escaping ProbeApp.Action) -> ProbeApp {
        ProbeApp(Self.app, actions: ["Block": block, "Tap": { _, _ in .value("tapped") }])
    }

    /// Ignores its cancellation, until the test is over.
    private func stubborn(_ over: Deferred<Void>) -> ProbeApp.Action {
        { _, _ in
            await Task { _ = await over.value() }.value
            return .cancelled
        }
    }

    /// Runs `Block`, cancels it once its code is at work, and tells its outcome.
    private func cancelledRun(_ system: TestSystem) async throws -> RunReport {
        async let report = system.client.run("Block", timeout: 0, runID: "block")
        await eventually { system.launcher.hasPerformed("block") }
        try system.client.connection.notify(CancelRunNotification(runID: "block", reason: "userCancelled"))
        return try await report
    }

    private func outcomes(_ system: TestSystem, of runID: String) async throws -> [RunOutcome] {
        let runs = try await system.client.send(LogRequest(app: nil, limit: 10)).runs
        return runs.map(\.report).filter { $0.runID == runID }.map(\.outcome)
    }

    @Test("the code hears why, has a moment to end, and keeps its process when it does")
    func obeyed() async throws {
        var policy = SystemPolicy.forTests
        policy.cancelGrace = .seconds(100)
        try await TestSystem.run(policy: policy) { system in
            let app = app { request, _ in
                await eventually { system.launcher.wasCancelled(request.runID) }
                return .cancelled
            }
            try await system.install(Self.bundle, app)
            let report = try await cancelledRun(system)
            #expect(report.outcome == .cancelled)
            #expect(report.error == RunError(.cancelled, "The run was cancelled."))
            #expect(system.launcher.events.last == .cancelled(runID: "block", reason: "userCancelled"))
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app])
            #expect(try await outcomes(system, of: "block") == [.cancelled])
        }
    }

    @Test("KP-50: code that does not end has its process ended, and the next run gets a fresh one")
    func ignored() async throws {
        let over = Deferred<Void>()
        defer { over.resolve(()) }
        try await TestSystem.run { system in
            try await system.install(Self.bundle, app(stubborn(over)))
            let report = try await cancelledRun(system)
            #expect(report.outcome == .cancelled)
            #expect(
                report.error
                    == RunError(
                        .cancelled,
                        "The run was cancelled. Block went on all the same, so its program (process 4242) was ended."))
            #expect(
                system.logged.withLock { $0 } == [
                    "Block did not end in com.example.garden (process 4242) although it was cancelled: it was ended."
                ])
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
            #expect(try await outcomes(system, of: "block") == [.cancelled])
        }
    }

    @Test("other work in the process of code that does not end has its time, and the log says what happens")
    func besideOthers() async throws {
        let (over, slow) = (Deferred<Void>(), Deferred<Void>())
        defer { over.resolve(()) }
        try await TestSystem.run { system in
            var app = app(stubborn(over))
            app.actions["Tap"] = { request, _ in
                if request.runID == "beside" { _ = await slow.value() }
                return .value("tapped")
            }
            try await system.install(Self.bundle, app)
            async let beside = system.client.run("Tap", runID: "beside")
            await eventually { system.launcher.hasPerformed("beside") }
            #expect(
                try await cancelledRun(system).error?.message
                    == "The run was cancelled. Block went on all the same; its program (process 4242) ends once other work "
                    + "there is done.")
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            slow.resolve(())
            #expect(try await beside.value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
            #expect(
                system.logged.withLock { $0 }.first
                    == "Block did not end in com.example.garden (process 4242) although it was cancelled: the next run gets a "
                    + "fresh process.")
        }
    }

    @Test("KP-51: what is done in spite of the cancellation is not the outcome, and is told")
    func finishedLate() async throws {
        var policy = SystemPolicy.forTests
        policy.cancelGrace = .seconds(100)
        try await TestSystem.run(policy: policy) { system in
            let app = app { request, _ in
                await eventually { system.launcher.wasCancelled(request.runID) }
                return .value("too late")
            }
            try await system.install(Self.bundle, app)
            let kinds = Lock<[RunEvent.Kind]>([])
            var handlers = LinkHandlers()
            handlers.onNotification(RunEventNotification.self) { message, _ in
                kinds.withLock { $0.append(message.event.kind) }
            }
            let follower = try LinkConnection.connect(path: system.locations.socketPath, handlers: handlers)
            defer { follower.close(reason: "The test is over.") }
            _ = try await follower.send(FollowRunsRequest(app: nil))
            let report = try await cancelledRun(system)
            #expect(report.outcome == .cancelled)
            #expect(report.value == nil)
            #expect(
                report.error
                    == RunError(
                        .cancelled, "The run was cancelled.",
                        cause: "It finished after that; the result was dropped."))
            await eventually { kinds.withLock { $0.last } == .finished }
            #expect(kinds.withLock { $0 }.suffix(3) == [.cancelling, .finishedLate, .finished])
        }
    }

    @Test("code that wants a value after its cancellation is not asked for, and not performed again")
    func notAsked() async throws {
        var policy = SystemPolicy.forTests
        policy.cancelGrace = .seconds(100)
        try await TestSystem.run(policy: policy) { system in
            let app = app { request, _ in
                await eventually { system.launcher.wasCancelled(request.runID) }
                return .needsValue(parameter: "text", dialog: "Which text?")
            }
            let block = Garden.action("Block", parameters: [Garden.text])
            try await system.install(BundleFixture(metadata: Garden.metadata([block])), app)
            let isAsked = Lock(false)
            let client = try TestClient(system.locations) { _ in
                isAsked.withLock { $0 = true }
                return .value(.string("this one"))
            }
            defer { client.close() }
            async let report = client.run("Block", isInteractive: true, timeout: 0, runID: "block")
            await eventually { system.launcher.hasPerformed("block") }
            try client.connection.notify(CancelRunNotification(runID: "block", reason: "userCancelled"))
            #expect(try await report.error == RunError(.cancelled, "The run was cancelled."))
            #expect(!isAsked.withLock { $0 })
            #expect(system.launcher.events.filter { if case .performed = $0 { true } else { false } }.count == 1)
        }
    }

    @Test("a client that leaves has cancelled its runs, and code that does not end is not left behind")
    func clientThatLeaves() async throws {
        let over = Deferred<Void>()
        defer { over.resolve(()) }
        try await TestSystem.run { system in
            try await system.install(Self.bundle, app(stubborn(over)))
            let client = try TestClient(system.locations)
            async let report = client.run("Block", timeout: 0, runID: "block")
            await eventually { system.launcher.hasPerformed("block") }
            client.close()
            _ = try? await report
            try await eventually { try await outcomes(system, of: "block") == [.cancelled] }
            #expect(system.launcher.events.contains(.cancelled(runID: "block", reason: "userCancelled")))
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
        }
    }

    @Test("two runs of one id are refused, and the first can be cancelled by it")
    func sameID() async throws {
        let over = Deferred<Void>()
        defer { over.resolve(()) }
        try await TestSystem.run { system in
            try await system.install(Self.bundle, app(stubborn(over)))
            async let first = system.client.run("Block", timeout: 0, runID: "same")
            await eventually { system.launcher.hasPerformed("same") }
            let error = await system.client.failure(
                of: RunRequest(action: "Block", values: [:], terms: RunTerms(locale: "en", runID: "same")))
            #expect(error?.message == "A run with the id same is going on already.")
            try system.client.connection.notify(CancelRunNotification(runID: "same", reason: "userCancelled"))
            #expect(try await first.outcome == .cancelled)
        }
    }

    // MARK: Real programs

    private let launcher = SystemLauncher(environment: ["PATH": "/usr/bin:/bin", "HOME": "/"])

    /// Cancels a run of the program's code that ignores its cancellation, once it is at work.
    private func cancelledBlock(
        _ system: TestSystem, in container: String, _ action: String = "Block", _ values: [String: IntentValue] = [:]
    ) async throws -> RunReport {
        async let report = system.client.run(action, values, timeout: 0, runID: "block")
        await eventually { access("\(container)/blocked", F_OK) == 0 }
        try system.client.connection.notify(CancelRunNotification(runID: "block", reason: "userCancelled"))
        return try await report
    }

    @Test("a program that ignores the cancellation of its only run is ended")
    func program() async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(.probe)
            let report = try await cancelledBlock(system, in: app.container)
            let pid = try #require(report.process?.pid)
            #expect(
                report.error?.message
                    == "The run was cancelled. Block went on all the same, so its program (process \(pid)) was ended.")
            await eventually { kill(pid, 0) != 0 }
            #expect(try await system.client.run("Echo", ["text": .string("again")]).value == .string("again"))
        }
    }

    /// Actions whose code ignores its cancellation, and what goes on.
    private static let deaf = [
        ("Block", [String: IntentValue](), "Block"), ("Water", ["plant": IntentValue.string("block")], "A query"),
    ]

    @Test("what a person has started is not ended, and it is said that the work goes on there", arguments: deaf)
    func startedByAPerson(action: String, values: [String: IntentValue], what: String) async throws {
        try await TestSystem.run(launcher: launcher) { system in
            let app = try await system.install(.probe)
            let started = try StartedProgram(
                "\(app.path)/Program", [Self.app, system.locations.socketPath],
                workingDirectory: app.container, output: system.folder / "out")
            defer { started.end() }
            try await eventually {
                try await system.client.send(ListAppsRequest()).map(\.state) == ["foregroundActive"]
            }
            let report = try await cancelledBlock(system, in: app.container, action, values)
            #expect(report.outcome == .cancelled)
            #expect(
                report.error?.message
                    == "The run was cancelled. \(what) goes on in com.example.garden (process \(started.pid)), which a person has "
                    + "started and may end; the next run gets a process of its own.")
            let next = try await system.client.run("Echo", ["text": .string("two")])
            #expect(next.value == .string("two"))
            #expect(next.process?.pid != started.pid)
            #expect(kill(started.pid, 0) == 0)
        }
    }
}
