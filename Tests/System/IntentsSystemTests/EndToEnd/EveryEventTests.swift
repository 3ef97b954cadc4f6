import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// An app, and the daemon, killed at every event that a run has.
@Suite("Killed at every event", .timeLimit(.minutes(10)))
struct EveryEventTests {
    private static let kinds: [RunEvent.Kind] = [
        .requested, .given, .processChosen, .launched, .matched, .disambiguating, .asked, .answered, .resolved, .unset,
        .performing, .progress, .restarted, .cameForward, .opening, .finished,
    ]

    /// Follows the run of a test.
    private func follow(
        _ daemon: RealDaemon, _ hear: @escaping @Sendable (RunEvent.Kind) -> Void
    ) async throws -> LinkConnection {
        var handlers = LinkHandlers()
        handlers.onNotification(RunEventNotification.self) { message, _ in
            if message.event.runID.hasPrefix("tour") { hear(message.event.kind) }
        }
        let connection = try LinkConnection.connect(path: daemon.locations.socketPath, handlers: handlers)
        _ = try await connection.send(FollowRunsRequest(app: nil))
        return connection
    }

    /// A client whose person takes the first of several things, and says “tea” to any other question.
    private func person(_ daemon: RealDaemon) async throws -> TestClient {
        try await daemon.client { $0.kind == .disambiguation ? .option(0) : .value(.string("tea")) }
    }

    private func tour(_ client: TestClient) async throws -> RunReport {
        try await client.run("Tour", ["plant": .string("mint")], isInteractive: true, runID: "tour")
    }

    private func count(in client: TestClient) async throws -> Int {
        let history = try await client.send(LogRequest(app: nil, limit: 100)).runs
        return history.filter { $0.report.runID == "tour" }.count
    }

    @Test func theRunComesToEachOfThem() async throws {
        try await RealDaemon.run(isHeadless: false) { daemon, _ in
            let heard = Lock<Set<RunEvent.Kind>>([])
            let follower = try await follow(daemon) { kind in _ = heard.withLock { $0.insert(kind) } }
            let person = try await person(daemon)
            let report = try await tour(person)
            #expect(report.outcome == .success, "\(report)")
            await eventually { heard.withLock { $0.contains(.finished) } }
            #expect(heard.withLock { $0 }.isSuperset(of: Self.kinds))
            for connection in [follower, person.connection] { connection.close(reason: "The test is over.") }
        }
    }

    @Test(arguments: kinds) func theAppIsKilled(at kind: RunEvent.Kind) async throws {
        try await RealDaemon.run(isHeadless: false) { daemon, client in
            let person = try await person(daemon)
            let heard = Lock<[RunEvent.Kind]>([])
            let follower = try await follow(daemon) { event in
                let isFirst = heard.withLock { heard in
                    defer { heard.append(event) }
                    return !heard.contains(event)
                }
                guard event == kind, isFirst else { return }
                for pid in daemon.programs { kill(pid, SIGKILL) }
            }
            _ = try await client.run("Echo", ["text": .string("warm")])
            let before = daemon.descriptors
            try await daemon.endPrograms(client)
            let report = try await tour(person)
            // What comes before the program is chosen, or after its work, does not touch the run.
            #expect([.success, .failure].contains(report.outcome), "\(report)")
            if report.outcome == .failure {
                #expect([.crashed, .launchFailed].contains(report.error?.code), "\(report)")
            }
            await eventually { heard.withLock { $0.contains(.finished) } }
            #expect(heard.withLock { $0.contains(kind) })
            #expect(try await count(in: client) == 1)
            try await daemon.endPrograms(client)
            #expect(try await client.run("Echo", ["text": .string("again")]).value == .string("again"))
            await eventually { daemon.programs.count == 1 && daemon.descriptors <= before }
            for connection in [follower, person.connection] { connection.close(reason: "The test is over.") }
        }
    }

    @Test(arguments: kinds) func theDaemonIsKilled(at kind: RunEvent.Kind) async throws {
        try await RealDaemon.run(isHeadless: false) { daemon, _ in
            let person = try await person(daemon)
            let pid = daemon.pid
            let heard = Lock<Set<RunEvent.Kind>>([])
            let follower = try await follow(daemon) { event in
                _ = heard.withLock { $0.insert(event) }
                // Also at its end, so that the test ends when the event never comes.
                if event == kind || event == .finished { kill(pid, SIGKILL) }
            }
            _ = try? await tour(person)
            _ = await follower.waitUntilClosed()
            #expect(heard.withLock { $0.contains(kind) })
            try await daemon.replace()
            await eventually { daemon.programs.isEmpty }
            let next = try await daemon.client()
            #expect(try await next.run("Echo", ["text": .string("again")]).value == .string("again"))
            #expect(try await count(in: next) == 1)
            #expect(daemon.programs.count == 1)
            next.close()
        }
    }
}
