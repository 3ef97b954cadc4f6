import BuiltModules
import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// The real `intentsd` of one test, with folders of its own, in which faults can be made and counted.
final class RealDaemon: Sendable {
    let folder: TemporaryFolder
    let locations: Locations
    private let program: Lock<StartedProgram>
    private let isHeadless: Bool
    private let environment: [String]

    /// - Parameters:
    ///   - isHeadless: whether no app can come to the front.
    ///   - systemBus: the socket of the bus that logind is on; none when absent.
    init(folder: TemporaryFolder? = nil, isHeadless: Bool = true, systemBus: String? = nil) async throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        self.isHeadless = isHeadless
        // The lock of the screen that somebody sits at is none of a test's business.
        environment = ["DBUS_SYSTEM_BUS_ADDRESS=unix:path=\(systemBus ?? folder / "no-bus")"]
        try folder.makeSessionDirectory("r")
        locations = Locations(environment: ["XDG_RUNTIME_DIR": folder / "r", "HOME": folder.path], userID: getuid())
        program = Lock(try Self.start(in: folder, isHeadless, environment))
        try await waitUntilItAnswers()
    }

    /// Runs `body` with a daemon that has an app, and ends it, whatever happens.
    static func run(
        with bundle: BundleFixture = .probe, isHeadless: Bool = true, systemBus: String? = nil,
        _ body: (RealDaemon, TestClient) async throws -> Void
    ) async throws {
        let daemon = try await RealDaemon(isHeadless: isHeadless, systemBus: systemBus)
        defer { daemon.kill() }
        let client = try await daemon.client()
        _ = try await client.send(InstallRequest(path: try bundle.write(to: daemon.folder.path)))
        try await body(daemon, client)
        client.close()
    }

    private static func start(
        in folder: TemporaryFolder, _ isHeadless: Bool, _ environment: [String]
    ) throws -> StartedProgram {
        try StartedProgram(
            "\(BuiltModules.folder)/intentsd", (isHeadless ? ["--headless"] : []) + ["--foreground"],
            environment: ["XDG_RUNTIME_DIR=\(folder / "r")", "HOME=\(folder.path)"] + environment,
            output: folder / "log")
    }

    private func waitUntilItAnswers() async throws {
        try await eventually { (try? await self.client()).map { $0.close() } != nil }
    }

    /// A new client; `answer` answers what runs ask.
    func client(answer: @escaping @Sendable (Prompt) async -> Answer = { _ in .unavailable }) async throws -> TestClient
    {
        try TestClient(locations, answer: answer)
    }

    var pid: pid_t { program.withLock { $0.pid } }

    /// Ends the daemon the hard way.
    func kill() { program.withLock { $0.end() } }

    /// Ends the daemon the hard way and starts another one.
    func replace() async throws {
        kill()
        let next = try Self.start(in: folder, isHeadless, environment)
        program.withLock { $0 = next }
        try await waitUntilItAnswers()
    }

    /// How many descriptors the daemon has open.
    var descriptors: Int { Self.descriptors(of: pid) }

    /// How many descriptors its programs have open.
    var descriptorsOfPrograms: Int { programs.reduce(0) { $0 + Self.descriptors(of: $1) } }

    private static func descriptors(of pid: pid_t) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count) ?? 0
    }

    /// Ends its programs the hard way, and waits until it knows.
    func endPrograms(_ client: TestClient) async throws {
        for pid in programs { Glibc.kill(pid, SIGKILL) }
        // A run that reaches a program which is ending at that moment ends with it, and rightly says so.
        try await eventually { try await client.send(ListAppsRequest()).allSatisfy { $0.state == "notRunning" } }
    }

    /// What the daemon has open, and how many processes its programs are.
    struct Holdings {
        var descriptors: Int
        var programs: Int
    }

    var holdings: Holdings { Holdings(descriptors: descriptors, programs: programs.count) }

    /// Expects that a fault has cost its own run alone: that run has one outcome, the next one works, and then nothing is there
    /// that was not there before.
    func expectNothingLeft(of report: RunReport, beyond before: Holdings, _ client: TestClient) async throws {
        let history = try await client.send(LogRequest(app: nil, limit: 100)).runs.map(\.report)
        #expect(history.filter { $0.runID == report.runID }.map(\.outcome) == [report.outcome])
        #expect(try await client.run("Echo", ["text": .string("again")]).value == .string("again"))
        await eventually {
            let now = holdings
            return now.programs == before.programs && now.descriptors <= before.descriptors
        }
    }

    /// The processes that come from programs of this test's container.
    var programs: [pid_t] {
        ProcessEntry.all.filter { pid in
            let environment = FileManager.default.contents(atPath: "/proc/\(pid)/environ") ?? Data()
            return String(decoding: environment, as: UTF8.self)
                .contains("\(LinkEnvironment.container)=\(locations.containersDirectory)/")
        }
    }
}

extension BundleFixture {
    /// An app without actions whose extension is the program `probe`.
    /// - Parameter allowsNetwork: what the extension's property list says.
    static func probeExtension(_ identifier: String, allowsNetwork: Bool = false) -> BundleFixture {
        var bundle = BundleFixture()
        var part = BundleFixture.probe
        (part.identifier, part.isExtension, part.allowsNetwork) = (identifier, true, allowsNetwork)
        bundle.plugIns["Part.appex"] = part
        return bundle
    }

    /// A bundle of the program `probe`, with all its actions.
    static var probe: BundleFixture {
        let names = [
            "Ask", "Block", "Connect", "Crash", "Echo", "FloodErrors", "FloodLink", "Fork", "Hoard", "Leave", "Lose",
            "Spin", "Surroundings", "Swallow", "Write",
        ]
        var actions = names.map { Garden.action($0, parameters: [Garden.text]) }
        let plant = ParameterDescription(name: "plant", title: "Plant", valueType: .entity("Plant"))
        actions.append(Garden.action("Water", parameters: [plant]))
        actions.append(
            Garden.action("Tour", modes: [.background, .foregroundDynamic], parameters: [plant, Garden.text]))
        return BundleFixture(
            metadata: Garden.metadata(actions, entities: [Garden.plant], queries: [Garden.plantQuery]),
            copiedProgram: "\(BuiltModules.folder)/probe")
    }
}
