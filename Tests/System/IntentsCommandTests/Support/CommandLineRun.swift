import FoundationEssentials
import IntentsClient
import IntentsLink
import IntentsModel

@testable import intents

/// Text that a command wrote.
final class CapturedText: TextSink {
    private let captured = Lock("")
    let state: SinkState

    /// - Parameter state: what it says of what was written.
    init(_ state: SinkState = .open) { self.state = state }

    var text: String { captured.withLock { $0 } }

    func write(_ text: String) { captured.withLock { $0 += text } }

    func write(bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }
}

/// Lines that a person types, one after the other, then the end of the input.
actor TypedLines: LineSource {
    private var lines: ArraySlice<String>

    init(_ lines: [String]) { self.lines = lines[...] }

    func nextLine() async -> String? { lines.popFirst() }
}

/// One call of the tool, with what came out of it.
struct CommandLineRun: Sendable {
    var status: Int32
    var output: String
    var error: String

    /// The one JSON object that was printed.
    var json: JSONValue {
        get throws { try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8)) }
    }
}

/// Calls the tool in this process, against a daemon of the test.
struct CommandLineTester: Sendable {
    /// Kept for as long as it is asked.
    var daemon: DaemonStub?
    var locations = Locations(runtimeDirectory: "/nowhere", dataDirectory: "/nowhere", stateDirectory: "/nowhere")
    /// What a person types; nobody sits at the terminal when absent.
    var typed: [String]?
    var environment: [String: String] = [:]
    var workingDirectory = "/work place"
    var programPath = "/usr/bin/intents"
    var usesColor = false
    /// Columns of the terminal, when the output is one.
    var width: Int?
    /// Columns of the terminal that errors go to, when they go to one.
    var errorWidth: Int?
    /// What becomes of the output.
    var outputState = SinkState.open
    /// How long the daemon may take for its first answer; in a busy process of tests a long time.
    var answerLimit = Duration.seconds(3600)

    func run(_ arguments: String...) async -> CommandLineRun {
        await run(arguments)
    }

    func run(_ arguments: [String]) async -> CommandLineRun {
        let output = CapturedText(outputState)
        let error = CapturedText()
        let console = Console(
            output: output, error: error, input: TypedLines(typed ?? []), width: width,
            errorWidth: errorWidth, isInteractive: typed != nil, usesColor: usesColor)
        let context = CommandContext(
            console: console, environment: environment, programPath: programPath, workingDirectory: workingDirectory,
            connector: DaemonConnector(
                locations: locations, launcher: nil, answerLimit: answerLimit, briefAnswerLimit: answerLimit,
                leaveGrace: .seconds(3600)))
        let status = await CommandLineTool(context: context).run(arguments)
        return CommandLineRun(status: status, output: output.text, error: error.text)
    }
}
