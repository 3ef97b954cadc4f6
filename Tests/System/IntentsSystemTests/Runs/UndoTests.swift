import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Taking runs back", .timeLimit(.minutes(5)))
struct UndoTests {
    private static let app = "com.example.garden"

    private func install(in system: TestSystem, undone: Lock<[String]>) async throws {
        var app = ProbeApp(
            Self.app,
            actions: [
                "Plant": { _, _ in .finished(PerformedResult(value: .string("planted"), undo: "Planting")) },
                "Weed": { _, _ in .finished(PerformedResult(undo: "")) },
                "Look": { _, _ in .value("green") },
            ])
        app.undo = { runID in undone.withLock { $0.append(runID) } }
        let metadata = Garden.metadata(["Plant", "Weed", "Look"].map { Garden.action($0) })
        try await system.install(BundleFixture(metadata: metadata), app)
    }

    @Test("the last run that can be taken back is, then the one before, then none is left")
    func order() async throws {
        try await TestSystem.run { system in
            let undone = Lock<[String]>([])
            try await install(in: system, undone: undone)
            let never = "There is nothing to undo: no run that can be taken back has happened since the daemon started."
            #expect(await system.client.failure(of: UndoRequest(app: nil)) == RunError(.notFound, never))
            _ = try await system.client.run("Plant", runID: "plant")
            _ = try await system.client.run("Weed", runID: "weed")
            _ = try await system.client.run("Look", runID: "look")
            #expect(
                try await system.client.send(UndoRequest(app: nil))
                    == UndoneRun(runID: "weed", action: "\(Self.app)/Weed", name: nil))
            #expect(
                try await system.client.send(UndoRequest(app: "Garden"))
                    == UndoneRun(runID: "plant", action: "\(Self.app)/Plant", name: "Planting"))
            #expect(undone.withLock { $0 } == ["weed", "plant"])
            let error = await system.client.failure(of: UndoRequest(app: nil))
            #expect(
                error
                    == RunError(
                        .notFound, "There is nothing left to undo: \(Self.app)/Plant has been taken back already."))
        }
    }

    @Test("what a program knew goes with it, and that is said")
    func programEnded() async throws {
        try await TestSystem.run { system in
            try await install(in: system, undone: Lock([]))
            _ = try await system.client.run("Plant")
            system.launcher.end(Self.app, .exited(status: 0))
            await eventually { await system.processes.runningBundles.isEmpty }
            let error = await system.client.failure(of: UndoRequest(app: nil))
            #expect(
                error
                    == RunError(
                        .unavailable,
                        "com.example.garden/Plant cannot be taken back: the program that ran it has ended, and with it what "
                            + "it knew about that."))
            let again = await system.client.failure(of: UndoRequest(app: nil))
            #expect(
                again
                    == RunError(
                        .notFound, "There is nothing left to undo: the program that ran \(Self.app)/Plant has ended."))
        }
    }

    @Test("what does not end is waited for no longer than a run")
    func endless() async throws {
        var policy = SystemPolicy.forTests
        policy.runBudget = .seconds(3)
        try await TestSystem.run(policy: policy) { system in
            var app = ProbeApp(
                Self.app, actions: ["Plant": { _, _ in .finished(PerformedResult(undo: "Planting")) }])
            app.undo = { _ in _ = await Deferred<Void>().value() }
            let plant = Garden.action("Plant")
            try await system.install(BundleFixture(metadata: Garden.metadata([plant])), app)
            #expect(try await system.client.run("Plant", timeout: 0).outcome == .success)
            #expect(
                await system.client.failure(of: UndoRequest(app: nil))
                    == RunError(
                        .timedOut,
                        "Taking back \(Self.app)/Plant did not end within 3 seconds; it may still be at work."))
            #expect(
                await system.client.failure(of: UndoRequest(app: nil))?.message
                    == "There is nothing left to undo: taking back \(Self.app)/Plant has failed.")
        }
    }

    @Test("an app in the background stays for a run that can be taken back")
    func staying() async throws {
        try await TestSystem.run { system in
            try await install(in: system, undone: Lock([]))
            _ = try await system.client.run("Plant")
            await system.processes.retireIdle(now: .now + .seconds(120))
            #expect(await system.processes.runningBundles == [Self.app])
        }
    }
}
