import Dispatch
import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

@Suite("The program as a process")
struct ProcessTests {
    /// A daemon of no particular build: the program would replace one of another build than the `intentsd` beside it.
    private var status: DaemonStatus {
        var status = Garden.daemon
        status.buildID = ""
        return status
    }

    /// Variables that lead the program to the daemon of a test.
    private func environment(_ daemon: DaemonStub) -> [String: String] {
        let runtime = URL(filePath: daemon.locations.runtimeDirectory).deletingLastPathComponent().path
        return ["XDG_RUNTIME_DIR": runtime, "HOME": runtime]
    }

    @Test("Ctrl-C and SIGTERM cancel the run, and its one outcome is printed", arguments: [SIGINT, SIGTERM])
    func interrupt(_ signal: Int32) async throws {
        let cancelled = AsyncStream<Void>.makeStream()
        let started = AsyncStream<Void>.makeStream()
        let daemon = try DaemonStub(status: status) { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                started.continuation.finish()
                for await _ in cancelled.stream {}
                return RunReport(outcome: .cancelled, action: request.action, runID: request.terms.runID)
            }
            handlers.onNotification(CancelRunNotification.self) { _, _ in cancelled.continuation.finish() }
        }
        let process = try ChildProcess(["run", "WaterPlant", "--json"], environment: environment(daemon))
        for await _ in started.stream {}
        #expect(kill(process.identifier, signal) == 0)
        #expect(await process.status() == 130 << 8)
        withExtendedLifetime(daemon) {}
        #expect(try process.object()["outcome"] == .string("cancelled"))
    }

    /// Sends a signal to a command once it waits for something that never comes.
    /// - Parameter hang: adds the request that is never answered, and says when it is there.
    private func signal(
        _ signal: Int32, _ line: [String],
        whileWaiting hang: (inout LinkHandlers, @escaping @Sendable () async -> Void) -> Void
    ) async throws -> ChildProcess {
        let never = AsyncStream<Void>.makeStream()
        let reached = AsyncStream<Void>.makeStream()
        let daemon = try DaemonStub(status: status) { handlers in
            hang(&handlers) {
                reached.continuation.finish()
                for await _ in never.stream {}
            }
        }
        let process = try ChildProcess(line, environment: environment(daemon))
        for await _ in reached.stream {}
        #expect(kill(process.identifier, signal) == 0)
        #expect(await process.status() == 130 << 8)
        withExtendedLifetime(daemon) {}
        #expect(try process.text(2).isEmpty)
        return process
    }

    @Test("A signal ends any command with its one object", arguments: [SIGINT, SIGTERM, SIGQUIT])
    func earlySignal(_ number: Int32) async throws {
        let status = status
        for line in [["entities", "Plant", "--json"], ["apps", "--json"], ["apps"]] {
            let process = try await signal(number, line) { handlers, hang in
                handlers.onRequest(ClientHelloRequest.self) { _, _ in
                    await hang()
                    return status
                }
            }
            let object = """
                {
                  "error": {
                    "code": "cancelled",
                    "message": "The command was cancelled."
                  }
                }

                """
            #expect(try process.text(1) == (line.last == "--json" ? object : ""))
        }
    }

    @Test("A run that is cancelled before a daemon has answered, or while a file is awaited, has not started")
    func earlyRun() async throws {
        let status = status
        let pipe = TestFolders.newPath()
        defer { unlink(pipe) }
        #expect(mkfifo(pipe, 0o600) == 0)
        let greeting = try await signal(SIGTERM, ["run", "Prune", "--json"]) { handlers, hang in
            handlers.onRequest(ClientHelloRequest.self) { _, _ in
                await hang()
                return status
            }
        }
        let reading = try await signal(SIGINT, ["run", "Prune", "--report", pipe, "--json"]) { handlers, hang in
            handlers.onRequest(ShowRequest.self) { _, _ in
                // It goes on while the command reads, or is about to.
                Task { await hang() }
                return Garden.withReport
            }
        }
        for process in [greeting, reading] {
            let report = try process.object()
            #expect(report["outcome"] == .string("cancelled"))
            #expect(
                report["error"]
                    == .object([
                        "code": .string("cancelled"), "message": .string("The run was cancelled before it started."),
                    ]))
        }
    }

    @Test("An argument that is not UTF-8 is named and changed into nothing else")
    func otherEncoding() async throws {
        let program = "\(try ChildProcess.programFolder)/intents"
        func run(_ line: String) async throws -> ChildProcess {
            let process = try ChildProcess(
                program: "/bin/sh", ["-c", "exec '\(program)' \(line)"], environment: ["HOME": "/nowhere"])
            #expect(await process.status() == 2 << 8)
            return process
        }
        let message = "Argument 4, “caf�”, is not UTF-8; the � stands for what cannot be read."
        let text = try await run(#"run Prune --name "$(printf 'caf\351')""#)
        #expect(try text.text(2).hasPrefix("intents run: \(message)\n"))
        let document = try await run(#"run Prune --name "$(printf 'caf\351')" --json"#)
        #expect(try document.text(1).contains(#""message": "\#(message)""#))
        #expect(try document.text(2).isEmpty)
    }

    /// Runs an action whose result goes into a pipe that nobody reads, and sends a signal at a moment; what was done is told.
    private func interruptWriting(of daemon: DaemonStub, once reached: AsyncStream<Void>) async throws {
        let pipe = "\(daemon.locations.runtimeDirectory)/result"
        #expect(mkfifo(pipe, 0o600) == 0)
        let process = try ChildProcess(
            ["run", "WaterPlant", "--json", "--output", pipe], environment: environment(daemon))
        for await _ in reached {}
        #expect(kill(process.identifier, SIGINT) == 0)
        #expect(await process.status() == 130 << 8)
        withExtendedLifetime(daemon) {}
        #expect(try process.object()["outcome"] == .string("success"))
        #expect(
            try process.text(2)
                == "intents: --output: the action has been performed, and writing its result was interrupted.\n")
    }

    @Test(
        "A signal while the result waits for a reader does not deny the run, which is told as it was",
        .disabled(
            if: Sanitizer.keepsSignalsBack, "the thread sanitizer keeps the signal from a program that waits in open()")
    )
    func interruptedResult() async throws {
        let left = AsyncStream<Void>.makeStream()
        let daemon = try DaemonStub(status: status) { handlers in
            handlers.onRequest(RunRequest.self) { request, connection in
                // Tells the test that the command has its answer.
                Task {
                    _ = await connection.waitUntilClosed()
                    left.continuation.finish()
                }
                return RunReport(
                    outcome: .success, action: request.action, value: .string("wet"), runID: request.terms.runID)
            }
        }
        try await interruptWriting(of: daemon, once: left.stream)
    }

    @Test(
        "A signal just before the end of a run does not let its result wait for ever",
        .disabled(
            if: Sanitizer.keepsSignalsBack, "the thread sanitizer keeps the signal from a program that waits in open()")
    )
    func interruptedEnd() async throws {
        let started = AsyncStream<Void>.makeStream()
        let cancelled = AsyncStream<Void>.makeStream()
        let daemon = try DaemonStub(status: status) { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                started.continuation.finish()
                for await _ in cancelled.stream {}
                return RunReport(
                    outcome: .success, action: request.action, value: .string("wet"), runID: request.terms.runID)
            }
            handlers.onNotification(CancelRunNotification.self) { _, _ in cancelled.continuation.finish() }
        }
        try await interruptWriting(of: daemon, once: started.stream)
    }

    @Test("A signal while the outcome is printed waits until it is whole, and leaves the exit status of the outcome")
    func interruptedOutcome() async throws {
        // More than a pipe holds at once.
        let message = String(repeating: "a", count: 300_000)
        let daemon = try DaemonStub(status: status) { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                RunReport(
                    outcome: .failure, action: request.action, error: RunError(.threw, message),
                    runID: request.terms.runID)
            }
        }
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let (output, input) = (ends[0], ends[1])
        let process = try ChildProcess(
            ["run", "WaterPlant", "--json"], environment: environment(daemon), output: input)
        close(input)
        let text = await onThread { () -> [UInt8] in
            var bytes = [UInt8](repeating: 0, count: 1)
            // It prints, and cannot have ended.
            guard read(output, &bytes, 1) == 1, kill(process.identifier, SIGINT) == 0 else { return [] }
            var part = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = read(output, &part, part.count), count > 0 { bytes += part[..<count] }
            return bytes
        }
        close(output)
        #expect(await process.status() == 1 << 8)
        withExtendedLifetime(daemon) {}
        let report = try JSONDecoder().decode([String: JSONValue].self, from: Data(text))
        #expect(report["error"] == .object(["code": .string("threw"), "message": .string(message)]))
    }

    @Test("A pipe that does not block loses nothing")
    func pipeThatDoesNotBlock() {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
        let (input, output) = (ends[0], ends[1])
        // More than a pipe holds at once.
        let text = String(repeating: "a", count: 300_000)
        DispatchQueue(label: "writer").async {
            DescriptorSink(descriptor: output).write(text)
            close(output)
        }
        var count = 0
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let read = Glibc.read(input, &buffer, buffer.count)
            guard read > 0 else { break }
            count += read
        }
        close(input)
        #expect(count == text.utf8.count)
    }

    @Test("A full disk is said", arguments: [["list"], ["list", "--json"]])
    func fullDisk(_ line: [String]) async throws {
        let daemon = try DaemonStub(status: status)
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        let process = try ChildProcess(line, environment: environment(daemon), output: full)
        close(full)
        #expect(await process.status() == 1 << 8)
        withExtendedLifetime(daemon) {}
        #expect(try process.text(2) == "intents list: The output cannot be written: No space left on device.\n")
    }

    @Test("A standard output that is closed is said, and its number is given to nothing else")
    func closedOutput() async throws {
        let daemon = try DaemonStub(status: status)
        let process = try ChildProcess(["list"], environment: environment(daemon), output: -1)
        #expect(await process.status() == 1 << 8)
        withExtendedLifetime(daemon) {}
        #expect(try process.text(2) == "intents list: The output cannot be written: it is closed.\n")
    }

    @Test("Where nothing can be printed, runs are not followed until something happens")
    func followingWithoutOutput() async throws {
        let daemon = try DaemonStub(status: status) { handlers in
            handlers.onRequest(FollowRunsRequest.self) { _, _ in Done() }
        }
        let process = try ChildProcess(["log", "--follow"], environment: environment(daemon), output: -1)
        #expect(await process.status() == 1 << 8)
        withExtendedLifetime(daemon) {}
        #expect(try process.text(2) == "intents log: The output cannot be written: it is closed.\n")
    }

    @Test("A reader that goes ends the following of runs quietly, also while nothing runs")
    func followingNothing() async throws {
        let followed = AsyncStream<Void>.makeStream()
        let daemon = try DaemonStub(status: status) { handlers in
            handlers.onRequest(FollowRunsRequest.self) { _, _ in
                followed.continuation.finish()
                return Done()
            }
        }
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        #expect(fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0)
        let process = try ChildProcess(["log", "--follow"], environment: environment(daemon), output: ends[1])
        close(ends[1])
        for await _ in followed.stream {}
        close(ends[0])
        #expect(await process.status() == 0)
        withExtendedLifetime(daemon) {}
        #expect(try process.text(2).isEmpty)
    }

    @Test("A reader that has gone ends the command quietly")
    func closedPipe() async throws {
        let daemon = try DaemonStub(status: status)
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        let process = try ChildProcess(["list"], environment: environment(daemon), output: ends[1])
        close(ends[1])
        #expect(await process.status() == 0)
        withExtendedLifetime(daemon) {}
        #expect(try process.text(2).isEmpty)
    }
}
