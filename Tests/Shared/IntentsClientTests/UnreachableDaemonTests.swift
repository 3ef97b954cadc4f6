import Dispatch
import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import Testing

@Suite("A daemon that cannot be reached")
struct UnreachableDaemonTests {
    /// A connector whose patience has an end; what is looked for never answers.
    private func connector(_ folder: TemporaryFolder, _ limit: Duration) -> DaemonConnector {
        DaemonConnector(locations: folder.locations, launcher: nil, answerLimit: limit, briefAnswerLimit: limit)
    }

    @Test("One that listens and says nothing is given up, with its process and what ends it")
    func silent() async throws {
        let folder = try TemporaryFolder()
        let listener = try LinkListener(path: folder.locations.socketPath)
        defer { listener.close() }
        let error = await #expect(throws: RunError.self) {
            try await IntentsClient.connect(through: connector(folder, .milliseconds(10)))
        }
        #expect(error?.code == .daemonUnavailable)
        #expect(
            error?.message
                == "The intents daemon (process \(getpid())) has not answered for 0.01 seconds: it is stopped, or stuck. "
                + "“intents daemon stop” ends it, and the next command starts another.")
    }

    @Test("One whose file makes a greeting needless is given up all the same")
    func silentWithFile() async throws {
        let folder = try TemporaryFolder()
        let listener = try LinkListener(path: folder.locations.socketPath)
        defer { listener.close() }
        try folder.note(
            DaemonIdentity(process: getpid(), buildID: "", dataDirectory: folder.locations.dataDirectory))
        let client = try await IntentsClient.connect(through: connector(folder, .milliseconds(10)))
        let error = await #expect(throws: RunError.self) { try await client.apps() }
        #expect(error?.code == .daemonUnavailable)
        #expect(
            error?.message.hasPrefix("The intents daemon (process \(getpid())) has not answered for 0.01 seconds")
                == true)
    }

    @Test("One that has long work to do is greeted meanwhile, and waited for")
    func busy() async throws {
        let folder = try TemporaryFolder()
        let greeted = AsyncStream<Void>.makeStream()
        let greetings = Lock(0)
        let daemon = try DaemonStub(in: folder) { handlers in
            handlers.onRequest(ClientHelloRequest.self) { _, _ in
                let count = greetings.withLock { count in
                    count += 1
                    return count
                }
                if count == 2 { greeted.continuation.finish() }
                return DaemonStatus(
                    protocolVersion: LinkProtocol.version, buildID: "", pid: 1, uptimeSeconds: 0, runningApps: [])
            }
            handlers.onRequest(ListAppsRequest.self) { _, _ in
                for await _ in greeted.stream {}
                return []
            }
        }
        let client = try await IntentsClient.connect(through: connector(folder, .seconds(3600)))
        #expect(try await client.apps() == [])
        daemon.close()
    }

    @Test("One that holds the lock without a socket is named")
    func withoutSocket() async throws {
        let folder = try TemporaryFolder()
        try folder.locations.createRuntimeDirectory()
        let lock = open(folder.locations.lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        LockHolder.note(in: lock)
        let presence = try await IntentsClient.look(through: connector(folder, .seconds(3600)))
        guard case .unreachable(let daemon) = presence else {
            Issue.record("It was not noticed.")
            return
        }
        #expect(
            daemon.message
                == "The intents daemon (process \(getpid())) runs, but nobody can reach it: its socket "
                + "\(folder.path)/run/intentsd.socket is gone, or not there yet.")
        close(lock)
        let later = try await IntentsClient.look(through: connector(folder, .seconds(3600)))
        guard case .absent = later else {
            Issue.record("The note of a lock that is free counts.")
            return
        }
    }

    /// A process that does something, says so, and waits for a pipe that nobody writes to.
    private func process(_ folder: TemporaryFolder, doing line: String) async throws -> StartedDaemon {
        for name in ["ready", "hold"] { #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0) }
        let launcher = DaemonLauncher(
            executable: try folder.standIn("intentsd"),
            environment: [
                "PATH": "/usr/bin:/bin",
                "STAND_IN": "\(line); echo r > '\(folder.path)/ready'; exec cat '\(folder.path)/hold'",
            ])
        let process = try launcher.start()
        let ready = "\(folder.path)/ready"
        let said = await withCheckedContinuation { continuation in
            // A thread of its own: the pool of tasks is small.
            DispatchQueue(label: "ready").async { continuation.resume(returning: firstByte(of: ready)) }
        }
        #expect(said == UInt8(ascii: "r"))
        return process
    }

    @Test("One that is stopped goes on to leave")
    func stopped() async throws {
        let folder = try TemporaryFolder()
        let process = try await process(folder, doing: ":").process
        #expect(kill(process, SIGSTOP) == 0)
        let daemon = UnreachableDaemon(process: process, reason: .silent(.seconds(15)))
        #expect(try await daemon.end(grace: .seconds(3600)) == .left)
        #expect(try await daemon.end(grace: .seconds(3600)) == .left)
    }

    @Test("One that does not leave is killed")
    func stubborn() async throws {
        let folder = try TemporaryFolder()
        let process = try await process(folder, doing: "trap '' TERM").process
        let daemon = UnreachableDaemon(process: process, reason: .silent(.seconds(15)))
        #expect(try await daemon.end(grace: .milliseconds(1)) == .killed(after: .milliseconds(1)))
    }

    @Test("A process of another container is not ended")
    func elsewhere() async {
        let error = await #expect(throws: RunError.self) {
            try await UnreachableDaemon(process: 0, reason: .crowded).end(grace: .zero)
        }
        #expect(
            error?.message == "The intents daemon (process 0) cannot be ended: its number is not known here.")
    }
}
