import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Programs that crash again and again", .timeLimit(.minutes(5)))
struct CrashHistoryTests {
    private let history = CrashHistory(firstPause: .seconds(1))
    private let start = ContinuousClock.now

    @Test func theFirstCrashesCostNothing() {
        for _ in 0..<CrashHistory.freeStarts { history.crashed("app", at: start) }
        #expect(history.pause(before: "app", at: start) == .zero)
    }

    @Test func furtherOnesDoubleThePauseUpToABound() {
        for _ in 0..<CrashHistory.freeStarts { history.crashed("app", at: start) }
        let pauses = (0..<8).map { _ in
            history.crashed("app", at: start)
            return history.pause(before: "app", at: start)
        }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 32, 32].map { .seconds($0) })
        #expect(history.pause(before: "app", at: start + .seconds(30)) == .seconds(2))
        #expect(history.pause(before: "other", at: start) == .zero)
    }

    @Test func workThatWasDoneAndTimeForgetThem() {
        for _ in 0..<10 { history.crashed("app", at: start) }
        history.worked("app")
        #expect(history.pause(before: "app", at: start) == .zero)
        for _ in 0..<10 { history.crashed("app", at: start) }
        history.crashed("app", at: start + .seconds(61))
        #expect(history.pause(before: "app", at: start + .seconds(61)) == .zero)
    }

    @Test("such a program is not started before its pause is over, and a run waits for that within its own time")
    func pausedStart() async throws {
        let identifier = "com.example.garden"
        var policy = SystemPolicy.forTests
        policy.firstRestartPause = .seconds(1000)
        try await TestSystem.run(policy: policy) { system in
            let launcher = system.launcher
            let app = ProbeApp(
                identifier,
                actions: [
                    "Crash": { _, _ in
                        launcher.end(identifier, .signalled(11))
                        return .cancelled
                    }
                ])
            try await system.install(BundleFixture(metadata: Garden.metadata([Garden.action("Crash")])), app)
            for _ in 0...CrashHistory.freeStarts {
                #expect(try await system.client.run("Crash").error?.code == .crashed)
                await eventually { await system.processes.runningBundles.isEmpty }
            }
            #expect(try await system.client.run("Crash", timeout: 0.1).outcome == .timedOut)
            #expect(launcher.launches.count == CrashHistory.freeStarts + 1)
        }
    }
}
