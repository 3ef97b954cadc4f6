import IntentsClient
import IntentsModel
import Testing

@testable import intents

@Suite("Completion")
struct CompletionTests {
    private func candidates(_ words: String...) async throws -> [String] {
        let run = await (try DaemonStub()).tester.run(["complete", "--"] + words)
        return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test("Commands")
    func commands() async throws {
        #expect(try await candidates("ins") == ["install"])
        #expect(try await candidates("co") == ["completion"])
        #expect(try await candidates("help", "da") == ["daemon"])
    }

    @Test("Options of a command, and its fixed arguments")
    func options() async throws {
        #expect(try await candidates("search", "--") == ["--limit", "--json", "--help"])
        #expect(try await candidates("daemon", "st") == ["start", "stop", "status"])
        #expect(try await candidates("daemon", "status", "") == [])
    }

    @Test("Apps, actions and entity types of installed apps")
    func names() async throws {
        #expect(try await candidates("open", "") == ["garden.app"])
        #expect(try await candidates("open", "G") == ["Garden"])
        #expect(try await candidates("run", "W") == ["WaterPlant"])
        #expect(try await candidates("show", "") == ["garden.app", "WaterPlant", "Prune"])
        #expect(try await candidates("entities", "P") == ["Plant"])
    }

    @Test("Parameters of the action, except those that an option hides")
    func parameters() async throws {
        #expect(
            try await candidates("run", "WaterPlant", "--")
                == [
                    "--plant", "--amount", "--litres-per-day", "--gently", "--notes", "--set", "--previous",
                    "--json", "--answers", "--no-input", "--timeout", "--output", "--as", "--help",
                ])
        #expect(try await candidates("run", "WaterPlant", "--plant", "7", "--am") == ["--amount"])
        #expect(try await candidates("run", "WaterPlant", "").first == "--plant")
    }

    @Test("Values of enums and Booleans, also behind an equals sign")
    func values() async throws {
        #expect(try await candidates("run", "WaterPlant", "--amount", "") == ["sip", "cup"])
        #expect(try await candidates("run", "WaterPlant", "--amount=s") == ["--amount=sip"])
        #expect(try await candidates("run", "WaterPlant", "--amount", "=", "s") == ["sip"])
        #expect(try await candidates("run", "WaterPlant", "--gently", "t") == ["true"])
    }

    @Test("Notes stand behind a tab")
    func notes() async throws {
        let run = await (try DaemonStub()).tester.run("complete", "--", "run", "P")
        #expect(run.output == "Prune\tPrune\n")
    }

    @Test("Without a daemon nothing is offered, and nothing is complained about")
    func noDaemon() async {
        let run = await CommandLineTester().run("complete", "--", "run", "")
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(run.error.isEmpty)
    }

    @Test("Every shell has its script", arguments: ["bash", "zsh", "fish"])
    func scripts(_ shell: String) async {
        let run = await CommandLineTester().run("completion", shell)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("#"))
        #expect(run.output.contains("intents complete -- "))
    }
}
