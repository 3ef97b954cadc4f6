import IntentsLink
import IntentsModel
import ProbeApp

@testable import IntentsSystem

/// A whole system of one test: its own folders, a daemon in this process, apps in tasks, and a client.
final class TestSystem: Sendable {
    let folder: TemporaryFolder
    let locations: Locations
    let launcher: FakeLauncher
    let daemon: Daemon
    let client: TestClient
    /// What the daemon has told an administrator.
    let logged: Lock<[String]>

    init(
        policy: SystemPolicy = .forTests, launcher: (any ProcessLauncher)? = nil,
        links: any LinkOpener = NoLinkOpener()
    ) async throws {
        folder = try TemporaryFolder()
        locations = Locations(in: folder)
        self.launcher = FakeLauncher()
        let logged = Lock<[String]>([])
        self.logged = logged
        daemon = try await Daemon.start(
            DaemonConfiguration(
                locations: locations, policy: policy, launcher: launcher ?? self.launcher, links: links,
                buildID: "build", log: { line in logged.withLock { $0.append(line) } }))
        client = try TestClient(locations)
    }

    /// Runs `body` with a system and ends it, whatever happens.
    static func run(
        policy: SystemPolicy = .forTests, launcher: (any ProcessLauncher)? = nil,
        links: any LinkOpener = NoLinkOpener(), _ body: (TestSystem) async throws -> Void
    ) async throws {
        let system = try await TestSystem(policy: policy, launcher: launcher, links: links)
        do {
            try await body(system)
        } catch {
            await system.end()
            throw error
        }
        await system.end()
    }

    private func end() async {
        client.close()
        await daemon.stop()
        await daemon.waitUntilFinished()
    }

    /// Installs a bundle, and makes the app that stands for its program known.
    @discardableResult
    func install(_ bundle: BundleFixture, _ apps: ProbeApp...) async throws -> InstalledApp {
        for app in apps { launcher.add(app) }
        return try await client.send(InstallRequest(path: try bundle.write(to: folder.path)))
    }
}

extension Locations {
    init(in folder: TemporaryFolder) {
        self.init(
            runtimeDirectory: folder / "run", dataDirectory: folder / "data", stateDirectory: folder / "state")
    }
}

extension SystemPolicy {
    /// The product's own, but an app that does not leave is ended soon, so that no test waits for it, and a machine that is
    /// busy with much else has time for everything that is to succeed.
    static var forTests: SystemPolicy {
        var policy = SystemPolicy()
        policy.runBudget = .seconds(240)
        policy.startUpBudget = .seconds(120)
        policy.queryBudget = .seconds(120)
        policy.activationBudget = .seconds(120)
        policy.leaveGrace = .milliseconds(200)
        policy.cancelGrace = .milliseconds(100)
        policy.daemonIdleTime = nil
        return policy
    }
}

/// A client of the daemon.
final class TestClient: Sendable {
    let connection: LinkConnection

    /// - Parameter answer: answers what runs ask.
    init(_ locations: Locations, answer: @escaping @Sendable (Prompt) async -> Answer = { _ in .unavailable }) throws {
        var handlers = LinkHandlers()
        handlers.onRequest(AskRequest.self) { request, _ in await answer(request.prompt) }
        connection = try LinkConnection.connect(path: locations.socketPath, handlers: handlers)
    }

    func send<Request: LinkRequest>(_ request: Request) async throws -> Request.Reply {
        try await connection.send(request)
    }

    func close() { connection.close(reason: "The client is done.") }

    func run(
        _ action: String, _ values: [String: IntentValue] = [:], isInteractive: Bool = false, timeout: Double? = nil,
        runID: String = UniqueID.next()
    ) async throws -> RunReport {
        try await send(
            RunRequest(
                action: action, values: values,
                terms: RunTerms(isInteractive: isInteractive, timeout: timeout, locale: "en", runID: runID)))
    }

    func say(_ phrase: String) async throws -> RunReport {
        try await send(
            SayRequest(phrase: phrase, terms: RunTerms(locale: "en", runID: UniqueID.next())))
    }

    func search(_ text: String, limit: Int = 20) async throws -> [SearchHit] {
        try await send(SearchRequest(text: text, limit: limit, locale: "en"))
    }

    /// The error that a request ends with.
    func failure<Request: LinkRequest>(of request: Request) async -> RunError? {
        do {
            _ = try await send(request)
            return nil
        } catch {
            return error as? RunError
        }
    }
}

enum UniqueID {
    private static let last = Lock(0)

    static func next() -> String {
        "run-\(last.withLock { $0 += 1; return $0 })"
    }
}

/// Waits until something that happens elsewhere has happened; the test's time limit ends a wait in vain, and what the test
/// expects next fails then.
func eventually(_ condition: () async throws -> Bool) async rethrows {
    while !(try await condition()) {
        guard (try? await Task.sleep(for: .milliseconds(2))) != nil else { return }
    }
}

extension TestSystem {
    /// The parts behind the daemon, for what no client can see.
    var library: AppLibrary { daemon.system.library }
    var processes: ProcessTable { daemon.system.processes }
}
