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

    init(folder: TemporaryFolder? = nil) async throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        locations = Locations(environment: ["XDG_RUNTIME_DIR": folder / "r", "HOME": folder.path], userID: getuid())
        program = Lock(try Self.start(in: folder))
        try await waitUntilItAnswers()
    }

    /// Runs `body` with a daemon that has an app, and ends it, whatever happens.
    static func run(
        with bundle: BundleFixture = .probe, _ body: (RealDaemon, TestClient) async throws -> Void
    ) async throws {
        let daemon = try await RealDaemon()
        defer { daemon.kill() }
        let client = try await daemon.client()
        _ = try await client.send(InstallRequest(path: try bundle.write(to: daemon.folder.path)))
        try await body(daemon, client)
        client.close()
    }

    private static func start(in folder: TemporaryFolder) throws -> StartedProgram {
        try StartedProgram(
            "\(BuiltModules.folder)/intentsd", ["--headless", "--foreground"],
            environment: ["XDG_RUNTIME_DIR=\(folder / "r")", "HOME=\(folder.path)"], output: folder / "log")
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
        let next = try Self.start(in: folder)
        program.withLock { $0 = next }
        try await waitUntilItAnswers()
    }

    /// How many descriptors the daemon has open.
    var descriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count) ?? 0
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
    /// A bundle of the program `probe`, with all its actions.
    static var probe: BundleFixture {
        let names = [
            "Ask", "Block", "Crash", "Echo", "FloodErrors", "FloodLink", "Fork", "Leave", "Spin", "Surroundings",
            "Swallow",
            "Write",
        ]
        var actions = names.map { Garden.action($0, parameters: [Garden.text]) }
        let plant = ParameterDescription(name: "plant", title: "Plant", valueType: .entity("Plant"))
        actions.append(Garden.action("Water", parameters: [plant]))
        return BundleFixture(
            metadata: Garden.metadata(actions, entities: [Garden.plant], queries: [Garden.plantQuery]),
            copiedProgram: "\(BuiltModules.folder)/probe")
    }
}
