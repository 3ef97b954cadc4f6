import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// The real daemon beside a logind whose `LockedHint` moves.
@Suite(
    "The lock of the screen", .enabled(if: LogindMock.isThere, "needs dbus-daemon and python3-dbusmock"),
    .timeLimit(.minutes(5)))
struct LogindTests {
    /// The probe, whose `Echo` wants an unlocked session.
    private static let bundle: BundleFixture = {
        var bundle = BundleFixture.probe
        bundle.metadata.actions["Echo"]?.authenticationPolicy = .requiresAuthentication
        return bundle
    }()

    private func run(_ body: (LogindMock, RealDaemon, TestClient) async throws -> Void) async throws {
        let mock = try await LogindMock()
        defer { mock.end() }
        #expect(await mock.setLocked(true))
        try await RealDaemon.run(with: Self.bundle, isHeadless: false, systemBus: mock.socket) { daemon, client in
            try await body(mock, daemon, client)
        }
    }

    @Test func anActionThatNeedsItUnlockedDoesNotRunUntilItIs() async throws {
        try await run { mock, daemon, client in
            let report = try await client.run("Echo", ["text": .string("open")])
            #expect(report.outcome == .unavailable)
            #expect(report.error?.code == .locked)
            #expect(daemon.programs.isEmpty)
            // What logind has said counts for a second.
            #expect(await mock.setLocked(false))
            try await eventually { try await client.run("Echo", ["text": .string("open")]).outcome == .success }
        }
    }

    @Test func aCommandDoesNotUnlockTheScreen() async throws {
        try await run { _, _, client in
            let error = await client.failure(of: LockSessionRequest(isLocked: false))
            #expect(error == RunError(.locked, "The desktop session is locked: unlock it at its screen."))
        }
    }

    @Test func aRunWaitsForThePersonWhoUnlocksIt() async throws {
        try await run { mock, daemon, _ in
            let person = try await daemon.client { _ in
                await mock.setLocked(false)
                return .confirmed(true)
            }
            let report = try await person.run("Echo", ["text": .string("open")], isInteractive: true)
            #expect(report.value == .string("open"), "\(report)")
            person.close()
        }
    }
}
