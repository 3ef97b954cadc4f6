import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import Testing

@Suite("Reaching the daemon")
struct DaemonConnectorTests {
    /// Connects, with patience that does not run out on a busy machine.
    private func connect(
        _ folder: TemporaryFolder, _ launcher: DaemonLauncher?, patience: Duration = .seconds(3600)
    ) async throws -> IntentsClient {
        try await IntentsClient.connect(
            through: DaemonConnector(
                locations: folder.locations, launcher: launcher, patience: patience, answerLimit: .seconds(3600)))
    }

    /// A launcher of a script that stands in for `intentsd`.
    private func launcher(_ folder: TemporaryFolder, _ lines: String) throws -> DaemonLauncher {
        DaemonLauncher(
            executable: try folder.standIn("intentsd"), environment: ["PATH": "/usr/bin:/bin", "STAND_IN": lines],
            logPath: folder.locations.daemonLogPath)
    }

    @Test("Without a daemon and without an executable to start, the message says what to build")
    func nothingToStart() async throws {
        let folder = try TemporaryFolder()
        let error = await #expect(throws: RunError.self) { try await connect(folder, nil) }
        #expect(error?.code == .daemonUnavailable)
        #expect(
            error?.message
                == "The intents daemon does not run (nobody listens at \(folder.path)/run/intentsd.socket), and there is "
                + "no executable intentsd beside intents or in PATH to start: build it with "
                + "“swift build --product intentsd”.")
    }

    @Test("The daemon of another home at the same socket is refused, and named")
    func otherHome() async throws {
        let folder = try TemporaryFolder()
        let daemon = try DaemonStub(in: folder, dataDirectory: "/home/ada/.local/share/open-app-intents")
        let error = await #expect(throws: RunError.self) { try await connect(folder, nil) }
        #expect(error?.code == .daemonUnavailable)
        #expect(
            error?.message
                == "The intents daemon that answers (process 1) keeps its apps in /home/ada/.local/share/open-app-intents,"
                + " not in \(folder.path)/data: stop it with “intents daemon stop”, or set XDG_RUNTIME_DIR to a folder"
                + " that only this home uses.")
        daemon.close()
    }

    @Test("Another spelling of the same home is the same home")
    func sameHome() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/data", withIntermediateDirectories: true)
        let daemon = try DaemonStub(in: folder, dataDirectory: "\(folder.path)/./data/")
        #expect(try await connect(folder, nil).status().pid == 1)
        daemon.close()
    }

    @Test("A daemon is started when none runs, and waited for")
    func start() async throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/started"
        #expect(mkfifo(pipe, 0o600) == 0)
        let launcher = try launcher(folder, "echo started > '\(pipe)'")
        async let client = connect(folder, launcher)
        // The stand-in cannot listen itself: it says that it was started, and this process listens for it.
        let said = await Task.detached { firstByte(of: pipe) }.value
        let daemon = try DaemonStub(in: folder, buildID: launcher.buildID ?? "")
        #expect(said == UInt8(ascii: "s"))
        #expect(try await client.status().buildID == launcher.buildID)
        daemon.close()
    }

    @Test("A daemon that ends at once is named with its status and its log")
    func failingStart() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "echo 'The store is broken.' >&2; exit 3")
        let error = await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        #expect(
            error?.message
                == "\(folder.path)/intentsd could not be started: it ended with status 3. Its messages are in "
                + "\(folder.path)/state/intentsd.log.")
        let log = try Data(contentsOf: URL(filePath: folder.locations.daemonLogPath))
        #expect(log == Data("The store is broken.\n".utf8))
    }

    @Test("A daemon that ends at once is quoted with the last that it said itself")
    func failingStartWithReason() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(
            folder,
            """
            echo "2026-01-02T03:04:05.678Z intentsd[$$]: Something else." >&2
            echo "2026-01-02T03:04:05.679Z intentsd[$$]: The store is broken." >&2
            echo "2026-01-02T03:04:05.680Z intentsd[1]: Another daemon says something." >&2
            echo "And a line of no daemon." >&2
            exit 1
            """)
        let error = await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        #expect(
            error?.message
                == "\(folder.path)/intentsd could not be started: The store is broken. Its messages are in "
                + "\(folder.path)/state/intentsd.log.")
    }

    @Test("A log that cannot be written is not pointed at, but named as the likely reason")
    func failingStartWithoutLog() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "exit 1")
        #expect(FileManager.default.createFile(atPath: "\(folder.path)/state", contents: nil))
        let error = await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        #expect(
            error?.message
                == "\(folder.path)/intentsd could not be started: it ended with status 1. Nor can its messages be written"
                + " to \(folder.path)/state/intentsd.log: make that folder writable, or let HOME name one that is.")
    }

    @Test("A program that cannot be started is named with the reason")
    func unstartable() async throws {
        let folder = try TemporaryFolder()
        let launcher = DaemonLauncher(executable: "\(folder.path)/missing", environment: [:])
        let error = await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        #expect(error?.message == "\(folder.path)/missing could not be started: No such file or directory.")
    }

    @Test("A daemon that never answers is given up")
    func silentDaemon() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "exec cat '\(folder.path)/hold'")
        #expect(mkfifo("\(folder.path)/hold", 0o600) == 0)
        let error = await #expect(throws: RunError.self) {
            try await connect(folder, launcher, patience: .milliseconds(1))
        }
        #expect(
            error?.message.hasPrefix("\(folder.path)/intentsd could not be started: it did not answer within 0") == true
        )
        // Opening the other end lets the stand-in end.
        let descriptor = open("\(folder.path)/hold", O_WRONLY)
        close(descriptor)
    }

    @Test("A daemon of the wanted build is kept")
    func sameBuild() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "exit 1")
        let daemon = try DaemonStub(in: folder, buildID: launcher.buildID ?? "")
        let client = try await connect(folder, launcher)
        #expect(try await client.status().buildID == launcher.buildID)
        daemon.close()
    }

    @Test("A daemon of another build is asked to leave, and the new one is waited for")
    func otherBuild() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "exit 0")
        let wanted = launcher.buildID ?? ""
        let successor = Lock<DaemonStub?>(nil)
        let old = Lock<DaemonStub?>(nil)
        let first = try DaemonStub(in: folder, buildID: "old") { handlers in
            handlers.onRequest(StopDaemonRequest.self) { _, _ in
                old.withLock { $0 }?.close()
                let next = try DaemonStub(in: folder, buildID: wanted)
                successor.withLock { $0 = next }
                return Done()
            }
        }
        old.withLock { $0 = first }
        let client = try await connect(folder, launcher)
        #expect(try await client.status().buildID == wanted)
        old.withLock { $0 = nil }
        successor.withLock { $0 = nil }
    }

    @Test("A daemon whose file says all that matters is not greeted")
    func introducedDaemon() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "exit 1")
        let daemon = try DaemonStub(in: folder, buildID: "of its answer", dataDirectory: "/home/of/its/answer")
        try folder.note(identity(folder, buildID: launcher.buildID))
        let client = try await connect(folder, launcher)
        // An answer to a greeting would have been refused for its home, and its build replaced.
        #expect(try await client.status().buildID == "of its answer")
        daemon.close()
    }

    @Test("A file of another process, build or home, or of another form, is not believed: the daemon is asked")
    func doubtfulIdentity() async throws {
        let folder = try TemporaryFolder()
        let launcher = try launcher(folder, "exit 1")
        let daemon = try DaemonStub(in: folder, dataDirectory: "/home/of/its/answer")
        let path = folder.locations.lockPath
        let right = identity(folder, buildID: launcher.buildID)
        var other = right
        other.process += 1
        var older = right
        older.buildID = "old"
        var elsewhere = right
        elsewhere.dataDirectory = "/home/ada/.local/share/open-app-intents"
        for doubtful in [other, older, elsewhere] {
            try folder.note(doubtful)
            #expect(DaemonIdentity(at: path) == doubtful)
            await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        }
        try Data("\(right.process)\n".utf8).write(to: URL(filePath: path))
        await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        daemon.close()
    }

    private func identity(_ folder: TemporaryFolder, buildID: String?) -> DaemonIdentity {
        DaemonIdentity(
            process: getpid(), buildID: buildID ?? "", dataDirectory: folder.locations.dataDirectory)
    }

    @Test("A folder of sockets that is open to others is refused, and no daemon is started")
    func openFolder() async throws {
        let folder = try TemporaryFolder()
        #expect(mkdir("\(folder.path)/run", 0o700) == 0)
        #expect(chmod("\(folder.path)/run", 0o755) == 0)
        let launcher = try launcher(folder, "touch '\(folder.path)/started'")
        let error = await #expect(throws: RunError.self) { try await connect(folder, launcher) }
        #expect(error?.code == .daemonUnavailable)
        #expect(error?.message.hasPrefix("The intents daemon cannot be reached. The folder") == true)
        #expect(access("\(folder.path)/started", F_OK) != 0)
    }

    @Test("Without the session's folder no daemon is started, and the folder is not made")
    func noSessionFolder() async throws {
        let folder = try TemporaryFolder()
        let session = "\(folder.path)/run/user/7"
        var locations = folder.locations
        locations.runtimeDirectory = "\(session)/open-app-intents"
        let launcher = try launcher(folder, "touch '\(folder.path)/started'")
        let connector = DaemonConnector(locations: locations, launcher: launcher)
        let error = await #expect(throws: RunError.self) { try await IntentsClient.connect(through: connector) }
        #expect(error?.code == .daemonUnavailable)
        #expect(
            error?.message
                == "There is no folder “\(session)”, which XDG_RUNTIME_DIR names: make it with “mkdir -m 700 '\(session)'”,"
                + " or unset the variable to use /tmp.")
        #expect(access("\(folder.path)/started", F_OK) != 0)
        #expect(access("\(folder.path)/run", F_OK) != 0)
    }

    @Test("The executable beside the program comes before those in PATH; relative folders of PATH are skipped")
    func findingTheExecutable() throws {
        let folder = try TemporaryFolder()
        let own = try folder.standIn("intentsd")
        #expect(DaemonLauncher.find(beside: "\(folder.path)/intents", path: "/nowhere") == own)
        #expect(DaemonLauncher.find(beside: "/nowhere/intents", path: ".:/nowhere:\(folder.path)") == own)
        #expect(DaemonLauncher.find(beside: "/nowhere/intents", path: "relative") == nil)
        #expect(unlink(own) == 0)
        #expect(mkdir(own, 0o700) == 0)
        #expect(DaemonLauncher.find(beside: "\(folder.path)/intents", path: nil) == nil)
    }
}
