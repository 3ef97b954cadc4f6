import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("The transitions of a run", .timeLimit(.minutes(5)))
struct RunEventTests {
    private static let app = "com.example.garden"

    private let amount = ParameterDescription(
        name: "amount", title: "Amount", valueType: .linkEnumeration("Amount"))

    private func install(_ action: @escaping ProbeApp.Action, in system: TestSystem) async throws {
        let metadata = Garden.metadata(
            [Garden.action("Water", parameters: [amount])], enums: [Garden.amount])
        try await system.install(BundleFixture(metadata: metadata), ProbeApp(Self.app, actions: ["Water": action]))
    }

    @Test("every one is told in order, from the request to the outcome")
    func wholeRun() async throws {
        try await TestSystem.run { system in
            try await install({ _, _ in .value("wet") }, in: system)
            let follower = try await Follower(system.locations)
            _ = try await system.client.run("Water", ["amount": .string("a sip")], runID: "water")
            let events = await follower.events(untilEndOf: "water")
            #expect(
                events.map(\.kind) == [
                    .requested, .given, .converted, .resolved, .processChosen, .launched, .performing, .finished,
                ])
            #expect(events.allSatisfy { $0.action == "\(Self.app)/Water" })
            #expect(events[2].parameter == "amount")
            #expect(events[4].text == "\(Self.app): only the app has it")
            #expect(events.last?.outcome == .success)
            #expect(events.last?.value == .string("wet"))
            follower.close()
        }
    }

    @Test("questions, answers and a restart are among them")
    func questions() async throws {
        try await TestSystem.run { system in
            let attempts = Lock(0)
            try await install(
                { request, _ in
                    let attempt = attempts.withLock { count in
                        count += 1
                        return count
                    }
                    return attempt > 1 ? .value("wet") : .restart(parameters: request.parameters)
                }, in: system)
            let follower = try await Follower(system.locations, app: Self.app)
            let person = try TestClient(system.locations) { _ in .option(1) }
            #expect(try await person.run("Water", isInteractive: true, runID: "water").outcome == .success)
            let kinds = await follower.events(untilEndOf: "water").map(\.kind)
            #expect(
                kinds == [
                    .requested, .asked, .answered, .resolved, .processChosen, .launched, .performing, .restarted,
                    .performing, .finished,
                ])
            person.close()
            follower.close()
        }
    }

    @Test("progress reaches who follows and who started the run, and nobody else")
    func progress() async throws {
        try await TestSystem.run { system in
            let half = ProgressState(completed: 1, total: 2, fraction: 0.5, text: "Watering")
            try await install(
                { request, connection in
                    try connection.notify(ProgressNotification(runID: request.runID, progress: half))
                    return .value("wet")
                }, in: system)
            let follower = try await Follower(system.locations)
            let starter = try Follower(unasked: system.locations)
            _ = try await starter.connection.send(
                RunRequest(
                    action: "Water", values: ["amount": .string("sip")],
                    terms: RunTerms(locale: "en", runID: "water", hearsProgress: true)))
            #expect(await follower.events(untilEndOf: "water").contains { $0.progress == half })
            #expect(starter.heard.map(\.progress) == [half])
            follower.close()
            starter.close()
        }
    }

    @Test("an app that is not there cannot be followed")
    func unknownApp() async throws {
        try await TestSystem.run { system in
            let error = await system.client.failure(of: FollowRunsRequest(app: "Nowhere"))
            #expect(error?.code == .notFound)
        }
    }
}

/// A client that hears what happens in runs.
private final class Follower: Sendable {
    let connection: LinkConnection
    private let received: Lock<[RunEvent]>

    /// Follows the runs of an app, or of all.
    convenience init(_ locations: Locations, app: String? = nil) async throws {
        try self.init(unasked: locations)
        _ = try await connection.send(FollowRunsRequest(app: app))
    }

    /// Hears only what it is told unasked.
    init(unasked locations: Locations) throws {
        let received = Lock<[RunEvent]>([])
        var handlers = LinkHandlers()
        handlers.onNotification(RunEventNotification.self) { message, _ in
            received.withLock { $0.append(message.event) }
        }
        self.received = received
        connection = try LinkConnection.connect(path: locations.socketPath, handlers: handlers)
    }

    var heard: [RunEvent] { received.withLock { $0 } }

    func events(untilEndOf runID: String) async -> [RunEvent] {
        await eventually { heard.contains { $0.runID == runID && $0.kind == .finished } }
        return heard.filter { $0.runID == runID }
    }

    func close() { connection.close(reason: "The client is done.") }
}
