import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("The program at a terminal")
struct TerminalTests {
    private let received = Lock<[Answer]>([])

    /// A daemon that asks questions, and what the person answers.
    private func daemon(asking prompts: [Prompt]) throws -> DaemonStub {
        var status = Garden.daemon
        status.buildID = ""
        return try DaemonStub(status: status) { [received] handlers in
            handlers.onRequest(RunRequest.self) { request, connection in
                guard request.terms.isInteractive else {
                    return RunReport(outcome: .needsValue, action: request.action, runID: request.terms.runID)
                }
                for prompt in prompts {
                    let answer = try await connection.send(AskRequest(runID: request.terms.runID, prompt: prompt))
                    received.withLock { $0.append(answer) }
                    guard answer != .cancelled else {
                        return RunReport(outcome: .cancelled, action: request.action, runID: request.terms.runID)
                    }
                }
                return RunReport(outcome: .success, action: request.action, runID: request.terms.runID)
            }
        }
    }

    private func environment(_ daemon: DaemonStub, _ variables: [String: String]) -> [String: String] {
        let runtime = URL(filePath: daemon.locations.runtimeDirectory).deletingLastPathComponent().path
        return ["XDG_RUNTIME_DIR": runtime, "HOME": runtime, "TERM": "xterm"].merging(variables) { $1 }
    }

    private func start(
        _ daemon: DaemonStub, _ arguments: [String] = [], columns: Int = 80, _ variables: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let program = "\(try ChildProcess.programFolder)/intents"
        return try PseudoTerminal(
            [program, "run", "WaterPlant"] + arguments, environment: environment(daemon, variables), columns: columns)
    }

    @Test("Every question is answered on a line that can be edited, also where several are typed at once")
    func editing() async throws {
        let stub = try daemon(asking: [
            Prompt(.value, dialog: "Which plant?"),
            Prompt(.value, dialog: "How many?", valueType: .primitive(.int)),
        ])
        let terminal = try start(stub)
        try await terminal.wait(for: "> ")
        terminal.type("oe\u{1B}[D\u{1B}[Dr\u{1B}[C\u{1B}[Cs\u{1B}[D\u{1B}[D\u{1B}[3~s\u{5}\u{7F}e\n12")
        try await terminal.wait(for: "12")
        terminal.type("\u{1}3\n")
        #expect(try await terminal.end().status == 0)
        withExtendedLifetime(stub) {}
        #expect(received.withLock { $0 } == [.value(.string("rose")), .value(.string("312"))])
    }

    @Test(
        "Ctrl-C and Ctrl-\\ cancel the run while a line is typed, and the terminal is as it was",
        arguments: ["\u{3}", "\u{1C}"])
    func interrupt(_ key: String) async throws {
        let stub = try daemon(asking: [Prompt(.value, dialog: "Which plant?")])
        let terminal = try start(stub, ["--json"])
        try await terminal.wait(for: "> ")
        terminal.type("ro\(key)")
        let end = try await terminal.end()
        #expect(end.status == 130 << 8)
        #expect(end.text.contains("\"outcome\": \"cancelled\"") || end.text.contains("\"outcome\":\"cancelled\""))
        withExtendedLifetime(stub) {}
    }

    @Test("Who cancels a run that does not end is told what is waited for, and leaves at the second Ctrl-C")
    func impatient() async throws {
        let never = AsyncStream<Void>.makeStream()
        let started = AsyncStream<Void>.makeStream()
        var status = Garden.daemon
        status.buildID = ""
        let stub = try DaemonStub(status: status) { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                started.continuation.finish()
                for await _ in never.stream {}
                return RunReport(outcome: .cancelled, action: request.action, runID: request.terms.runID)
            }
        }
        let terminal = try start(stub)
        for await _ in started.stream {}
        terminal.type("\u{3}")
        let shown = try await terminal.wait(for: "Waiting for the run to end; Ctrl-C again leaves at once.")
        #expect(shown.contains("^C\r\u{1B}[K"))
        terminal.type("\u{3}")
        #expect(try await terminal.end().status == SIGINT)
        never.continuation.finish()
        withExtendedLifetime(stub) {}
    }

    @Test("A program that goes on after a stop edits its line as before")
    func continued() async throws {
        let stub = try daemon(asking: [Prompt(.value, dialog: "Which plant?")])
        let terminal = try start(stub)
        terminal.type("rse")
        try await terminal.wait(for: "> rse")
        terminal.cook()
        #expect(kill(terminal.identifier, SIGCONT) == 0)
        while !terminal.isUncooked { await Task.yield() }
        terminal.type("\u{1B}[D\u{1B}[Do\n")
        #expect(try await terminal.end().status == 0)
        withExtendedLifetime(stub) {}
        #expect(received.withLock { $0 } == [.value(.string("rose"))])
    }

    @Test("Ctrl-D on an empty line cancels")
    func endOfInput() async throws {
        let stub = try daemon(asking: [Prompt(.value, dialog: "Which plant?")])
        let terminal = try start(stub)
        try await terminal.wait(for: "> ")
        terminal.type("\u{4}")
        #expect(try await terminal.end().status == 130 << 8)
        withExtendedLifetime(stub) {}
    }

    @Test("A terminal that can draw nothing gives plain lines")
    func dumb() async throws {
        let stub = try daemon(asking: [Prompt(.value, dialog: "Which plant?")])
        let terminal = try start(stub, columns: 80, ["TERM": "dumb"])
        try await terminal.wait(for: "> ")
        terminal.type("mint\n")
        let end = try await terminal.end()
        #expect(!end.text.contains("\u{1B}"))
        withExtendedLifetime(stub) {}
        #expect(received.withLock { $0 } == [.value(.string("mint"))])
    }

    @Test("Where a hint would leave no room to type it stands above")
    func narrow() async throws {
        let options = ["Basil", "Mint"].map { PromptOption(value: .string($0), display: DisplayValue(title: $0)) }
        let stub = try daemon(asking: [Prompt(.value, dialog: "Which plant?", options: options)])
        let terminal = try start(stub, columns: 40)
        let text = try await terminal.wait(for: "> ")
        #expect(text.contains("  2  Mint\r\n[1-2, or another value]\r\n\r> "))
        terminal.type("2\n")
        #expect(try await terminal.end().status == 0)
        withExtendedLifetime(stub) {}
    }

    @Test("In the background nobody is asked, though the terminal is there")
    func background() async throws {
        let stub = try daemon(asking: [Prompt(.value, dialog: "Which plant?")])
        let line = "set -m; \"$1\" run WaterPlant & wait $!; echo status $?"
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", line, "sh", "\(try ChildProcess.programFolder)/intents"],
            environment: environment(stub, [:]))
        let end = try await terminal.end()
        #expect(end.text.contains("status 3"), "\(end.text)")
        #expect(received.withLock { $0 }.isEmpty)
        withExtendedLifetime(stub) {}
    }
}
