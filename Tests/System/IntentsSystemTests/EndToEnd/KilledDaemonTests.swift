import BuiltModules
import FoundationEssentials
import Glibc
import IntentsLink
import IntentsMetadata
import IntentsModel
import Testing

@testable import IntentsSystem

/// A real daemon, killed at random moments of what it does.
@Suite("A killed daemon", .timeLimit(.minutes(5)))
struct KilledDaemonTests {
    private static let app = "com.example.garden"
    private let folder: TemporaryFolder
    private let locations: Locations
    private let bundles: [String]

    init() throws {
        let folder = try TemporaryFolder()
        try folder.makeSessionDirectory("r")
        self.folder = folder
        locations = Locations(environment: ["XDG_RUNTIME_DIR": folder / "r", "HOME": folder.path], userID: getuid())
        // Large enough that copying takes as long as everything else together.
        let files = Dictionary(
            uniqueKeysWithValues: (0..<20).map { ("Garden.resources/\($0).txt", String(repeating: "x", count: 20_000)) }
        )
        bundles = try ["1.0", "2.0"].map { version in
            try BundleFixture(
                version: version, metadata: Garden.metadata([Garden.action("V\(version.prefix(1))")]), files: files
            ).write(to: folder.path, as: "Garden\(version).app")
        }
    }

    private func startDaemon() async throws -> (StartedProgram, LinkConnection) {
        let program = try StartedProgram(
            "\(BuiltModules.folder)/intentsd", ["--headless"],
            environment: ["XDG_RUNTIME_DIR=\(folder / "r")", "HOME=\(folder.path)"], output: folder / "log")
        while true {
            if let connection = try? LinkConnection.connect(path: locations.socketPath) { return (program, connection) }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    private enum Change: CaseIterable {
        case installFirst, installSecond, uninstall
    }

    private func begin(_ change: Change, on connection: LinkConnection) {
        // Nobody waits for it: the daemon will not live to answer.
        Task { try await perform(change, on: connection) }
    }

    private func perform(_ change: Change, on connection: LinkConnection) async throws {
        switch change {
        case .installFirst: _ = try await connection.send(InstallRequest(path: bundles[0]))
        case .installSecond: _ = try await connection.send(InstallRequest(path: bundles[1]))
        case .uninstall: _ = try await connection.send(UninstallRequest(app: Self.app, purge: true))
        }
    }

    /// How long each change takes when nothing stops it.
    private func usualTimes() async throws -> [Change: Duration] {
        let (program, connection) = try await startDaemon()
        var times: [Change: Duration] = [:]
        for change in Change.allCases {
            times[change] = try await ContinuousClock().measure { try await perform(change, on: connection) }
        }
        program.end()
        return times
    }

    @Test func leavesTheOldOrTheNewNeverHalf() async throws {
        let times = try await usualTimes()
        var version: String?
        var changed = 0
        for round in 0..<200 {
            let change = Change.allCases[round % 3]
            let (program, connection) = try await startDaemon()
            begin(change, on: connection)
            try await Task.sleep(for: min(times[change] ?? .zero, .milliseconds(100)) * Double.random(in: 0...1.5))
            program.end()
            let now = try await recoveredVersion()
            let expected: String? =
                switch change {
                case .installFirst: "1.0"
                case .installSecond: "2.0"
                case .uninstall: nil
                }
            #expect(now == version || now == expected, "round \(round), \(change)")
            if now != version { changed += 1 }
            version = now
        }
        // Some of the kills came too late to stop anything, and some too early to let anything happen.
        #expect(changed > 0)
        #expect(changed < 200)
    }

    /// The version that is installed after a start, checked to be whole.
    private func recoveredVersion() async throws -> String? {
        let library = AppLibrary(store: try Store(path: locations.storePath), locations: locations)
        try await library.recover()
        let installed = contents(of: locations.appsDirectory).filter { $0.hasSuffix(".app/Info.plist") }
        guard let app = try await library.apps().first else {
            #expect(contents(of: locations.appsDirectory) == [])
            return nil
        }
        #expect(installed.count == 1)
        let bundle = try AppBundle.load(from: app.path)
        #expect(bundle.version == app.version)
        #expect(contents(of: "\(app.path)/Garden.resources").count == 20)
        #expect(try await library.actions(of: nil, locale: "en").map(\.identifier) == ["V\(app.version.prefix(1))"])
        return app.version
    }
}
