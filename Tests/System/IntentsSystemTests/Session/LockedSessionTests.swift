import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("A locked session", .timeLimit(.minutes(5)))
struct LockedSessionTests {
    private static let app = "com.example.garden"

    private static func action(
        _ identifier: String, policy: AuthenticationPolicy = .alwaysAllowed, modes: ModeSet = .background
    ) -> ActionDescription {
        var action = Garden.action(identifier, modes: modes)
        action.authenticationPolicy = policy
        return action
    }

    private static let actions = [
        action("Water"), action("Sell", policy: .requiresAuthentication),
        action("Burn", policy: .requiresLocalDeviceAuthentication), action("Show", modes: .foreground),
        action("Either", modes: [.background, .foreground]), action("Photo", modes: .foregroundDynamic),
    ]

    /// A system whose session is locked, with an app.
    private func run(_ body: (TestSystem) async throws -> Void) async throws {
        try await TestSystem.run { system in
            var app = ProbeApp(Self.app)
            for action in Self.actions { app.actions[action.identifier] = { _, _ in .value("done") } }
            app.actions["Photo"] = { request, connection in
                _ = try await connection.send(
                    ContinueInForegroundRequest(runID: request.runID, dialog: nil, alwaysConfirm: false))
                return .value("taken")
            }
            try await system.install(BundleFixture(metadata: Garden.metadata(Self.actions)), app)
            let status = try await system.client.send(LockSessionRequest(isLocked: true))
            #expect(status.isLocked)
            try await body(system)
        }
    }

    @Test func whatIsAlwaysAllowedRuns() async throws {
        try await run { system in
            let report = try await system.client.run("Water")
            #expect(report.outcome == .success)
        }
    }

    private static let refused = [
        ("Sell", "its authenticationPolicy is requiresAuthentication"),
        ("Burn", "its authenticationPolicy is requiresLocalDeviceAuthentication"),
        ("Show", "it brings its app to the front"),
    ]

    @Test(arguments: refused) func withNobodyToAskNoCodeRuns(action: String, reason: String) async throws {
        try await run { system in
            let report = try await system.client.run(action)
            #expect(report.outcome == .unavailable)
            #expect(report.error?.code == .locked)
            #expect(
                report.error?.message
                    == "“\(action)” needs an unlocked session, because \(reason). Unlock it, for example with “intents "
                    + "unlock”.")
            #expect(system.launcher.launches == [])
        }
    }

    @Test func aPersonIsAskedBeforeAnyCodeRuns() async throws {
        try await run { system in
            let asked = Lock<[Prompt]>([])
            let client = try TestClient(system.locations) { prompt in
                #expect(system.launcher.launches == [])
                asked.withLock { $0.append(prompt) }
                return .confirmed(true)
            }
            #expect(try await client.run("Sell", isInteractive: true).outcome == .success)
            // It stays unlocked, so the next run asks nobody.
            #expect(try await client.run("Burn", isInteractive: true).outcome == .success)
            let prompts = asked.withLock { $0 }
            #expect(prompts.map(\.dialog) == ["Unlock the session to run “Sell”?"])
            #expect(
                prompts.first?.reason
                    == "The session is locked, and its authenticationPolicy is requiresAuthentication.")
            #expect(prompts.first?.acceptLabel == "Unlock")
            client.close()
        }
    }

    @Test func whoeverUnlocksTheSessionItselfHasAnswered() async throws {
        try await run { system in
            let isAsked = Deferred<Void>()
            let client = try TestClient(system.locations) { _ in
                isAsked.resolve(())
                return await Deferred<Answer>().value() ?? .cancelled
            }
            async let report = client.run("Sell", isInteractive: true)
            _ = await isAsked.value()
            _ = try await system.client.send(LockSessionRequest(isLocked: false))
            #expect(try await report.outcome == .success)
            client.close()
        }
    }

    @Test(arguments: [Answer.confirmed(false), .cancelled]) func aRefusalEndsTheRun(answer: Answer) async throws {
        try await run { system in
            let client = try TestClient(system.locations) { _ in answer }
            let report = try await client.run("Sell", isInteractive: true)
            #expect(report.outcome == .cancelled)
            #expect(system.launcher.launches == [])
            client.close()
        }
    }

    @Test("KP-41: nobody is asked to continue in front while the session is locked")
    func noFront() async throws {
        try await run { system in
            let message = """
                No app can come to the front, because the session is locked. Unlock it, for example with “intents unlock”.
                """
            #expect(try await system.client.run("Photo").error?.message == message)
            #expect(await system.client.failure(of: OpenAppRequest(app: Self.app))?.message == message)
            let either = try await system.client.run("Either")
            #expect(either.outcome == .success)
            #expect(either.mode == "background")
        }
    }

    @Test func theLockOutlivesTheDaemon() async throws {
        let folder = try TemporaryFolder()
        let session = ManualSession(path: folder / "session.locked")
        try await session.setLocked(true)
        #expect(await ManualSession(path: folder / "session.locked").isLocked)
        try await session.setLocked(false)
        #expect(await !ManualSession(path: folder / "session.locked").isLocked)
    }
}
