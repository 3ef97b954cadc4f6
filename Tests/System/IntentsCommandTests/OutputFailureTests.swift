import Glibc
import IntentsModel
import Testing

@testable import intents

@Suite("Output that cannot be written")
struct OutputFailureTests {
    /// Lines of every kind of command: with text, with JSON, of people's help, and of errors in JSON.
    static let lines = [
        ["list"], ["list", "--json"], ["apps"], ["apps", "--json"], ["show", "Garden"],
        ["show", "WaterPlant", "--json"],
        ["show", "WaterPlant", "--schema"], ["run", "--help"], ["completion", "bash"],
        ["daemon", "status"], ["daemon", "status", "--json"],
    ]

    @Test("It is said, and no success", arguments: lines)
    func said(_ line: [String]) async throws {
        var tester = try DaemonStub().tester
        tester.outputState = .failed("No space left on device")
        let run = await tester.run(line)
        #expect(run.status == 1)
        #expect(run.error == "intents \(line[0]): The output cannot be written: No space left on device.\n")
    }

    @Test("What has failed already keeps its status")
    func failure() async throws {
        var tester = try DaemonStub().tester
        tester.outputState = .failed("it is closed")
        let run = await tester.run("show", "Watr", "--json")
        #expect(run.status == 4)
        #expect(run.error == "intents show: The output cannot be written: it is closed.\n")
    }

    @Test("The version and the overview belong to no command")
    func overview() async {
        var tester = CommandLineTester()
        tester.outputState = .failed("it is closed")
        for line in ["--version", "--help"] {
            let run = await tester.run(line)
            #expect(run.status == 1)
            #expect(run.error == "intents: The output cannot be written: it is closed.\n")
        }
    }

    @Test("A reader that has gone is no failure")
    func readerGone() async throws {
        var tester = try DaemonStub().tester
        tester.outputState = .readerGone
        let run = await tester.run("list")
        #expect(run.status == 0)
        #expect(run.error.isEmpty)
    }

    @Test("A sink tells what became of its text")
    func sink() throws {
        let full = open("/dev/full", O_WRONLY)
        let sink = DescriptorSink(descriptor: full)
        #expect(sink.state == .open)
        sink.write("text")
        #expect(sink.state == .failed("No space left on device"))
        close(full)
        let closed = DescriptorSink(descriptor: -1)
        closed.write("text")
        #expect(closed.state == .failed("it is closed"))
    }
}
