import CPlatform
import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("The daemon", .timeLimit(.minutes(5)))
struct DaemonTests {
    private static let app = "com.example.garden"
    private static let garden = BundleFixture(
        metadata: Garden.metadata([Garden.action("Tap"), Garden.action("Wait")]))

    private func configuration(_ locations: Locations, policy: SystemPolicy = .forTests) -> DaemonConfiguration {
        DaemonConfiguration(locations: locations, policy: policy, launcher: FakeLauncher(), buildID: "other")
    }

    @Test func saysWhichBuildItIs() async throws {
        try await TestSystem.run { system in
            let status = try await system.client.send(ClientHelloRequest(protocolVersion: 1, buildID: "mine"))
            #expect(status.buildID == "build")
            #expect(status.pid == getpid())
            #expect(!status.isDraining)
            #expect(
                DaemonIdentity(at: system.locations.lockPath)
                    == DaemonIdentity(
                        process: getpid(), buildID: "build", dataDirectory: system.locations.dataDirectory))
        }
    }

    @Test func twoDaemonsNeverRunAtOnce() async throws {
        try await TestSystem.run { system in
            let error = await #expect(throws: DaemonError.self) {
                try await Daemon.start(configuration(system.locations))
            }
            #expect(error?.isRunning == true)
            #expect(
                error?.description
                    == "Another daemon of this user is running already (process \(getpid()) holds "
                    + "\(system.locations.lockPath)). If it does not answer, “intents daemon stop” ends it.")
            let apps = try await system.client.send(ListAppsRequest())
            #expect(apps == [])
        }
    }

    @Test func replacesTheSocketOfADeadDaemon() async throws {
        let folder = try TemporaryFolder()
        let locations = Locations(in: folder)
        try locations.createRuntimeDirectory()
        close(platform_listen(locations.socketPath, 1))
        #expect(exists(locations.socketPath))
        let daemon = try await Daemon.start(configuration(locations))
        let client = try TestClient(locations)
        #expect(try await client.send(ListAppsRequest()) == [])
        client.close()
        await daemon.stop()
        await daemon.waitUntilFinished()
        #expect(!exists(locations.socketPath))
        #expect(DaemonIdentity(at: locations.lockPath) == nil)
    }

    @Test("a daemon that is stopped leaves nothing of its runs beside the socket")
    func leavesNoJournal() async throws {
        let folder = try TemporaryFolder()
        let locations = Locations(in: folder)
        let daemon = try await Daemon.start(configuration(locations))
        func journals() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: locations.runtimeDirectory)
                .filter { $0.hasPrefix("runs-") }
        }
        #expect(try journals().count == 1)
        await daemon.stop()
        await daemon.waitUntilFinished()
        #expect(try journals() == [])
    }

    @Test func anOldDaemonFinishesItsRunsWhileTheNextOneTakesOver() async throws {
        try await TestSystem.run { system in
            let release = Deferred<Void>()
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Wait": { _, _ in
                        _ = await release.value()
                        return .value("done")
                    }
                ])
            try await system.install(Self.garden, app)
            async let report = system.client.run("Wait", runID: "wait")
            await eventually { system.launcher.hasPerformed("wait") }
            _ = try await system.client.send(StopDaemonRequest())

            let next = try await Daemon.start(configuration(system.locations))
            let client = try TestClient(system.locations)
            let status = try await client.send(ClientHelloRequest(protocolVersion: 1, buildID: "other"))
            #expect(status.buildID == "other")
            #expect(try await client.send(ListAppsRequest()).map(\.bundleIdentifier) == [Self.app])

            let refused = await system.client.failure(of: OpenAppRequest(app: Self.app))
            #expect(refused?.message == "This daemon is leaving; connect again to reach the next one.")
            release.resolve(())
            #expect(try await report.outcome == .success)
            await system.daemon.waitUntilFinished()
            client.close()
            await next.stop()
            await next.waitUntilFinished()
        }
    }

    @Test func aSecondSignalEndsTheRunsThatTheFirstWaitsFor() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Wait": { _, _ in
                        try await Task.sleep(for: .seconds(1000))
                        return .cancelled
                    }
                ])
            try await system.install(Self.garden, app)
            async let report = system.client.run("Wait", timeout: 0, runID: "wait")
            await eventually { system.launcher.hasPerformed("wait") }
            await system.daemon.stopSoon()
            await system.daemon.stopSoon()
            #expect(try await report.outcome == .cancelled)
            await system.daemon.waitUntilFinished()
        }
    }

    @Test func leavesWhenNobodyNeedsIt() async throws {
        let folder = try TemporaryFolder()
        var policy = SystemPolicy.forTests
        policy.daemonIdleTime = .milliseconds(40)
        let daemon = try await Daemon.start(configuration(Locations(in: folder), policy: policy))
        await daemon.waitUntilFinished()
        #expect(!exists(Locations(in: folder).socketPath))
    }

    @Test func anIdleAppIsAskedToLeave() async throws {
        var policy = SystemPolicy.forTests
        policy.appIdleTime = .milliseconds(40)
        try await TestSystem.run(policy: policy) { system in
            try await system.install(Self.garden, ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("done") }]))
            #expect(try await system.client.run("Tap").outcome == .success)
            await eventually { system.launcher.events.last == .terminated }
            try await eventually {
                try await system.client.send(ListAppsRequest()).map(\.state) == ["notRunning"]
            }
        }
    }

    @Test func anUpgradeReplacesTheRunningApp() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("old") }]))
            #expect(try await system.client.run("Tap").value == .string("old"))
            var next = Self.garden
            next.version = "2.0"
            let old = try await system.client.send(ListAppsRequest())[0]
            let new = try await system.install(
                next, ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("new") }]))
            #expect(new.previousVersion == "1.0")
            await eventually { !exists(old.path) }
            #expect(try await system.client.run("Tap").value == .string("new"))
            #expect(system.launcher.launches.count == 2)
        }
    }

    @Test func anAppThatIsRemovedWhileItRunsIsEnded() async throws {
        try await TestSystem.run { system in
            try await system.install(Self.garden, ProbeApp(Self.app, actions: ["Tap": { _, _ in .value("done") }]))
            _ = try await system.client.run("Tap")
            _ = try await system.client.send(UninstallRequest(app: "Garden", purge: true))
            #expect(system.launcher.events.last == .terminated)
            #expect(try await system.client.run("Tap").outcome == .notFound)
            #expect(contents(of: system.locations.containersDirectory) == [])
        }
    }

    // MARK: Surroundings

    @Test func aRuntimeFolderWithAVeryLongPathWorks() async throws {
        let folder = try TemporaryFolder()
        var locations = Locations(in: folder)
        let session = String(repeating: "long/", count: 40)
        try folder.makeSessionDirectory(session)
        locations.runtimeDirectory = folder / session + "run"
        let daemon = try await Daemon.start(configuration(locations))
        let client = try TestClient(locations)
        #expect(try await client.send(ListAppsRequest()) == [])
        client.close()
        await daemon.stop()
        await daemon.waitUntilFinished()
    }

    @Test func aHomeThatCannotBeWrittenIsSaid() async throws {
        let folder = try TemporaryFolder()
        try write("", to: folder / "file")
        var locations = Locations(in: folder)
        locations.dataDirectory = folder / "file/data"
        let error = await #expect(throws: LinkError.self) { try await Daemon.start(configuration(locations)) }
        #expect(error?.message.contains("Check HOME and XDG_DATA_HOME.") == true)
    }

    @Test func optionsAreRead() throws {
        #expect(try DaemonOptions(["--headless", "--idle-exit", "5"]).idleExit == 5)
        #expect(try DaemonOptions(["--foreground"]).idleExit == 0)
        #expect(try DaemonOptions(["--version"]).answer == "intentsd \(ProductVersion.current)")
        let unknown = #expect(throws: DaemonError.self) { try DaemonOptions(["--frontmost"]) }
        #expect(unknown?.description == "There is no option “--frontmost”.")
        let missing = #expect(throws: DaemonError.self) { try DaemonOptions(["--idle-exit", "soon"]) }
        #expect(missing?.description == "--idle-exit needs a number of seconds, 0 for never.")
    }

    @Test func locksAreLetGo() throws {
        let folder = try TemporaryFolder()
        let first = try DaemonLock(path: folder / "lock")
        #expect(throws: DaemonError.self) { try DaemonLock(path: folder / "lock") }
        first.release()
        try DaemonLock(path: folder / "lock").release()
    }

    @Test("a second daemon of another runtime folder shares the store and does not clean up in it")
    func theStoreIsSharedButCleanedAlone() throws {
        let folder = try TemporaryFolder()
        let first = try StoreLock(path: folder / "store.lock")
        #expect(first.isAlone)
        first.share()
        let second = try StoreLock(path: folder / "store.lock")
        #expect(!second.isAlone)
        first.release()
        second.release()
        let third = try StoreLock(path: folder / "store.lock")
        #expect(third.isAlone)
        third.release()
    }
}
