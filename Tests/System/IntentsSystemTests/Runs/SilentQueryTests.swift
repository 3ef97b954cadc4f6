import BuiltModules
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Queries that do not answer", .timeLimit(.minutes(5)))
struct SilentQueryTests {
    private static let app = "com.example.garden"
    private static let plant = ParameterDescription(
        name: "plant", title: "Plant", valueType: .entity("Plant"), options: .defaultQuery)
    private static let bundle = BundleFixture(
        metadata: Garden.metadata(
            [Garden.action("Water", parameters: [plant]), Garden.action("Tap")], entities: [Garden.plant],
            queries: [Garden.plantQuery]))

    /// A short time for queries, but enough of everything else.
    private var policy: SystemPolicy {
        var policy = SystemPolicy.forTests
        policy.queryBudget = .milliseconds(50)
        return policy
    }

    /// The plants, unless they are suggested: these never come.
    private func app(
        suggesting silence: @escaping @Sendable () async throws -> Void
    ) -> ProbeApp {
        var app = ProbeApp(
            Self.app,
            actions: [
                "Water": { request, _ in .finished(PerformedResult(value: request.parameters["plant"])) },
                "Tap": { _, _ in .value("tapped") },
            ])
        app.entities = { request in
            if request.selection == .suggested { try await silence() }
            return Garden.plants("Basil")
        }
        return app
    }

    /// Waits as code does that nobody can cancel, until the test is over.
    private func stubborn(_ over: Deferred<Void>) -> @Sendable () async throws -> Void {
        { await Task { _ = await over.value() }.value }
    }

    @Test("the list is empty and says which query was too slow")
    func explainedList() async throws {
        try await TestSystem.run(policy: policy) { system in
            try await system.install(Self.bundle, app { try await Task.sleep(for: .seconds(1000)) })
            let found = try await system.client.send(
                FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en"))
            #expect(found.page.entities.isEmpty)
            #expect(
                found.explanation
                    == "Garden.PlantQuery did not answer within 0.05 seconds and was cancelled. Allow more time with "
                    + "“--timeout SECONDS”.")
            let other = try await system.client.send(
                FindEntitiesRequest(type: "Plant", selection: .identifiers(["1"]), locale: "en", timeout: 0))
            #expect(other.page.entities.map(\.identifier) == ["1"])
            #expect(other.explanation == nil)
        }
    }

    @Test("the app is told to cancel a query that was too slow, and one that ends then keeps its process")
    func cancelled() async throws {
        let isCancelled = Lock(false)
        var policy = policy
        policy.cancelGrace = .seconds(100)
        try await TestSystem.run(policy: policy) { system in
            var app = app {}
            let queries = Lock<[String: Task<Void, any Error>]>([:])
            app.entities = { request in
                let task = Task { try await Task.sleep(for: .seconds(1000)) }
                queries.withLock { $0[request.queryID ?? ""] = task }
                try await task.value
                return EntityPage(sections: [])
            }
            app.cancelQuery = { id in
                isCancelled.withLock { $0 = true }
                queries.withLock { $0[id] }?.cancel()
            }
            try await system.install(Self.bundle, app)
            _ = try await system.client.send(FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en"))
            #expect(isCancelled.withLock { $0 })
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app])
        }
    }

    @Test("a query without a limit is taken back when whoever asked for it leaves, and replaced where it does not end")
    func unlimited() async throws {
        let (over, isAsked) = (Deferred<Void>(), Deferred<Void>())
        defer { over.resolve(()) }
        try await TestSystem.run(policy: policy) { system in
            let stubborn = stubborn(over)
            try await system.install(
                Self.bundle,
                app {
                    isAsked.resolve(())
                    try await stubborn()
                })
            let client = try TestClient(system.locations)
            async let found = client.send(
                FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en", timeout: 0))
            _ = await isAsked.value()
            client.close()
            _ = try? await found
            await eventually { !system.logged.withLock { $0 }.isEmpty }
            #expect(
                system.logged.withLock { $0 } == [
                    "A query did not end in com.example.garden (process 4242) although it was cancelled: the next run gets a "
                        + "fresh process."
                ])
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
        }
    }

    @Test("a process that a query sticks in is replaced, so that the next run works; the log says so")
    func replaced() async throws {
        let over = Deferred<Void>()
        defer { over.resolve(()) }
        try await TestSystem.run(policy: policy) { system in
            try await system.install(Self.bundle, app(suggesting: stubborn(over)))
            _ = try await system.client.send(FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en"))
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
            #expect(
                system.logged.withLock { $0 }.first
                    == "A query did not end in com.example.garden (process 4242) although it was cancelled: the next run gets "
                    + "a fresh process.")
        }
    }

    @Test("a query that sticks in what is in front leaves it there until another comes to the front, and says so")
    func inFront() async throws {
        let over = Deferred<Void>()
        defer { over.resolve(()) }
        try await TestSystem.run(policy: policy) { system in
            try await system.install(Self.bundle, app(suggesting: stubborn(over)))
            _ = try await system.client.send(OpenAppRequest(app: Self.app))
            let found = try await system.client.send(
                FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en"))
            #expect(
                found.explanation
                    == "Garden.PlantQuery did not answer within 0.05 seconds and was cancelled. A query goes on in "
                    + "com.example.garden (process 4242), which is in front and stays until another comes there; the next run "
                    + "gets a process of its own. Allow more time with “--timeout SECONDS”.")
            #expect(try await system.client.send(ListAppsRequest()).map(\.state) == ["foregroundActive"])
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            #expect(system.launcher.launches == [Self.app, Self.app])
            #expect(!system.launcher.events.contains(.terminated))
            _ = try await system.client.send(OpenAppRequest(app: Self.app))
            await eventually { system.launcher.events.contains(.terminated) }
            #expect(system.launcher.events.filter { $0 == .deactivated }.count == 1)
        }
    }

    @Test("what a person has started is never ended for a query that sticks in it, and the next run works")
    func startedByAPerson() async throws {
        let launcher = SystemLauncher(environment: ["PATH": "/usr/bin:/bin", "HOME": "/"])
        var policy = SystemPolicy.forTests
        policy.queryBudget = .seconds(1)
        try await TestSystem.run(policy: policy, launcher: launcher) { system in
            let app = try await system.install(.probe)
            let started = try StartedProgram(
                "\(app.path)/Program", [Self.app, system.locations.socketPath],
                workingDirectory: app.container, output: system.folder / "out")
            defer { started.end() }
            try await eventually {
                try await system.client.send(ListAppsRequest()).map(\.state) == ["foregroundActive"]
            }
            let report = try await system.client.run("Water", ["plant": .string("block")])
            #expect(
                report.error?.message
                    == "“Plant”: “block” could not be looked up. Garden.PlantQuery did not answer within 1 second and was "
                    + "cancelled. A query goes on in com.example.garden (process \(started.pid)), which a person has started "
                    + "and may end; the next run gets a process of its own.")
            let next = try await system.client.run("Echo", ["text": .string("two")])
            #expect(next.value == .string("two"))
            #expect(next.process?.pid != started.pid)
            #expect(kill(started.pid, 0) == 0)
            // It is asked to leave like any other when its app goes.
            _ = try await system.client.send(UninstallRequest(app: Self.app, purge: true))
            #expect(await started.waitForEnd() == 0)
        }
    }

    @Test("a run whose choices do not come goes on with what is typed, in a fresh process")
    func goesOn() async throws {
        var policy = policy
        // What is typed is looked up in time.
        policy.queryBudget = .seconds(2)
        let over = Deferred<Void>()
        defer { over.resolve(()) }
        try await TestSystem.run(policy: policy) { system in
            try await system.install(Self.bundle, app(suggesting: stubborn(over)))
            let client = try TestClient(system.locations) { prompt in
                #expect(
                    prompt.notice
                        == "There are no choices for “Plant”: Garden.PlantQuery did not answer within 2 seconds and was "
                        + "cancelled.")
                return .value(.string("1"))
            }
            defer { client.close() }
            let report = try await client.run("Water", isInteractive: true)
            #expect(report.outcome == .success)
            #expect(system.launcher.launches == [Self.app, Self.app])
        }
    }

    @Test("a run that does not end although it was cancelled costs the runs beside it nothing; the log says so")
    func stuckRun() async throws {
        let (over, slow) = (Deferred<Void>(), Deferred<Void>())
        defer { over.resolve(()) }
        try await TestSystem.run { system in
            let stuck = stubborn(over)
            var app = app {}
            app.actions["Water"] = { request, _ in
                guard request.runID.hasPrefix("stuck") else {
                    _ = await slow.value()
                    return .value("watered")
                }
                try await stuck()
                return .cancelled
            }
            try await system.install(Self.bundle, app)
            async let beside = system.client.run("Water", ["plant": .string("1")], runID: "beside")
            await eventually { system.launcher.hasPerformed("beside") }
            // On a busy machine a run may be out of time before its code is at work.
            var (runID, time) = ("", 0.2)
            repeat {
                (runID, time) = ("stuck-\(time)", time * 2)
                let report = try await system.client.run("Water", ["plant": .string("1")], timeout: time, runID: runID)
                #expect(report.outcome == .timedOut)
            } while !system.launcher.hasPerformed(runID)
            #expect(try await system.client.run("Tap").value == .string("tapped"))
            slow.resolve(())
            #expect(try await beside.value == .string("watered"))
            #expect(system.launcher.launches == [Self.app, Self.app])
            #expect(
                system.logged.withLock { $0 }.first
                    == "Water did not end in com.example.garden (process 4242) although it was cancelled: the next run gets a "
                    + "fresh process.")
        }
    }

    @Test("KP-50: a program whose threads a query blocks is ended, and the next run works")
    func blocked() async throws {
        let launcher = SystemLauncher(environment: ["PATH": "/usr/bin:/bin", "HOME": "/"])
        var policy = SystemPolicy.forTests
        policy.queryBudget = .seconds(1)
        try await TestSystem.run(policy: policy, launcher: launcher) { system in
            try await system.install(.probe)
            let first = try await system.client.run("Echo", ["text": .string("one")])
            let report = try await system.client.run("Water", ["plant": .string("block")])
            #expect(report.outcome == .timedOut)
            #expect(
                report.error
                    == RunError(
                        .queryTimedOut,
                        "“Plant”: “block” could not be looked up. Garden.PlantQuery did not answer within 1 second and was "
                            + "cancelled.", parameter: "plant"))
            let next = try await system.client.run("Echo", ["text": .string("two")])
            #expect(next.value == .string("two"))
            #expect(next.process != nil && next.process?.pid != first.process?.pid)
            let stuck = try #require(first.process?.pid)
            await eventually { kill(stuck, 0) != 0 }
        }
    }
}
