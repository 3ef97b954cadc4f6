import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

@Suite("intents run")
struct RunCommandTests {
    private let success = RunReport(
        outcome: .success, action: "garden.app/WaterPlant", value: .entity(Garden.basil),
        dialog: DialogValue(full: "Watered Basil with a cup.", supporting: "Watered."),
        snippet: ViewNode("text", text: "Basil is happy"), mode: "background",
        process: ProcessDescription(bundle: "garden.app", kind: .app, pid: 12), durationMilliseconds: 12.3456,
        runID: "r1")

    /// The values that the daemon is asked to run with.
    private func values(_ arguments: String...) async throws -> [String: IntentValue] {
        let seen = Lock<[String: IntentValue]?>(nil)
        let report = success
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                seen.withLock { $0 = request.values }
                return report
            }
        }
        let run = await daemon.tester.run(["run", "WaterPlant"] + arguments)
        #expect(run.status == 0, "\(run.error)")
        return try #require(seen.withLock { $0 })
    }

    @Test("Values stay text; the resolution converts them")
    func textValues() async throws {
        #expect(
            try await values("--plant", "Basil", "--litres-per-day=2")
                == ["plant": .string("Basil"), "litresPerDay": .string("2")])
    }

    @Test("A repeated parameter is an array")
    func arrays() async throws {
        #expect(
            try await values("--notes", "a", "--notes", "b") == ["notes": .array([.string("a"), .string("b")])])
    }

    @Test("A Boolean alone is true, refused it is false")
    func booleans() async throws {
        #expect(try await values("--gently") == ["gently": .bool(true)])
        #expect(try await values("--no-gently", "--plant", "7") == ["gently": .bool(false), "plant": .string("7")])
    }

    @Test("--set reaches a parameter that is named like an option")
    func reservedName() async throws {
        #expect(try await values("--set", "timeout=9", "--timeout", "5") == ["timeout": .string("9")])
    }

    @Test(
        "A parameter that does not exist or is given wrongly is a usage error",
        arguments: [
            (["--plnt=7", "--gently"], "WaterPlant has no parameter --plnt. Did you mean “--plant”?"),
            (
                ["--litres-per-week=7"],
                "WaterPlant has no parameter --litres-per-week. Did you mean “--litres-per-day”?"
            ),
            (["--plant"], "--plant needs a value: --plant VALUE (Plant)."),
            (
                ["--amount", "sip", "--set", "amount=cup"],
                "--amount is given twice, but WaterPlant takes one value for it: give it once."
            ),
            (["--no-amount"], "--no-amount is for Booleans; amount is Amount."),
            (
                ["--xyzzy-plugh=1"],
                "WaterPlant has no parameter --xyzzy-plugh. It takes --plant, --amount, --litres-per-day, --gently, "
                    + "--notes, --set timeout=."
            ),
        ])
    func parameterErrors(_ arguments: [String], _ message: String) async throws {
        let run = await (try DaemonStub.reporting(success)).tester.run(["run", "WaterPlant"] + arguments)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("intents run: \(message)\n"), "\(run.error)")
    }

    @Test("A plain name means the parameter that is spelled so, and the action runs once: --url is URL")
    func capitals() async throws {
        let seen = Lock<[[String: IntentValue]]>([])
        let report = success
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                seen.withLock { $0.append(request.values) }
                return report
            }
        }
        let run = await daemon.tester.run("run", "Prune", "--url", "https://a.b")
        #expect(run.status == 0, "\(run.error)")
        #expect(seen.withLock { $0 } == [["URL": .string("https://a.b")]])
    }

    @Test("A pipe that nobody writes to ends the run when its time is over")
    func silentPipe() async throws {
        let pipe = TestFolders.newPath()
        defer { unlink(pipe) }
        #expect(mkfifo(pipe, 0o600) == 0)
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(ShowRequest.self) { _, _ in Garden.withReport }
        }
        let run = await daemon.tester.run("run", "Prune", "--report", pipe, "--timeout", "0.01", "--json")
        #expect(run.status == 124)
        #expect(run.output.contains(#""outcome": "timedOut""#))
        #expect(
            run.output.contains(
                "Nothing came from “\(pipe)” for 0.01 seconds. Allow more time with “--timeout SECONDS”, or none with "
                    + "“--timeout none”."))
    }

    @Test("The path of a file is read also where a person could be asked", arguments: [nil, ["nobody is asked"]])
    func fileWithSomebodyToAsk(_ typed: [String]?) async throws {
        let file = TestFolders.newPath()
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data("dry".utf8).write(to: URL(filePath: file))
        let report = success
        let seen = Lock<IntentValue?>(nil)
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(ShowRequest.self) { _, _ in Garden.withReport }
            handlers.onRequest(RunRequest.self) { request, connection in
                seen.withLock { $0 = request.values["report"] }
                guard case .string = request.values["report"] else { return report }
                guard request.terms.isInteractive else {
                    return RunReport(
                        outcome: .invalidValue, action: "a",
                        error: RunError(.invalidValue, "No file.", parameter: "report"), runID: "1")
                }
                _ = try await connection.send(
                    AskRequest(runID: request.terms.runID, prompt: Prompt(.value, dialog: "Which?")))
                return report
            }
        }
        var tester = daemon.tester
        tester.typed = typed
        let run = await tester.run("run", "Prune", "--report", file)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.isEmpty)
        let name = URL(filePath: file).lastPathComponent
        #expect(seen.withLock { $0 } == .file(FileValue(filename: name, data: Data("dry".utf8))))
    }

    @Test("A value that does not fit is reported as it was, and run once")
    func unfitValue() async throws {
        let report = RunReport(
            outcome: .invalidValue, action: "a", error: RunError(.invalidValue, "No such amount.", parameter: "amount"),
            runID: "1")
        let run = await (try DaemonStub.reporting(report)).tester.run("run", "WaterPlant", "--amount", "bucket")
        #expect(run.status == 2)
        #expect(run.error == "invalidValue (--amount): No such amount.\n")
    }

    @Test("What was refused is named as it is typed, beside what is more precise than the outcome")
    func refusedOption() async throws {
        let report = RunReport(
            outcome: .failure, action: "garden.app/WaterPlant",
            error: RunError(.entityNotFound, "“Plant”: no Plant was found for “x”.", parameter: "litresPerDay"),
            runID: "1")
        let run = await (try DaemonStub.reporting(report)).tester.run("run", "WaterPlant", "--set", "timeout=x")
        #expect(run.error == "failure (entityNotFound, --litres-per-day): “Plant”: no Plant was found for “x”.\n")
    }

    @Test("A plain name that the resolution refuses is explained when the action has no such parameter")
    func refusedName() async throws {
        let refused = RunReport(
            outcome: .invalidValue, action: "garden.app/WaterPlant",
            error: RunError(.invalidValue, "Unknown parameter.", parameter: "plnt"), runID: "1")
        let run = await (try DaemonStub.reporting(refused)).tester.run("run", "WaterPlant", "--plnt", "7")
        #expect(run.error.hasPrefix("intents run: WaterPlant has no parameter --plnt. Did you mean “--plant”?\n"))
    }

    @Test("What the request says of the person: locale, limit, and whether questions are answered")
    func request() async throws {
        let seen = Lock<RunRequest?>(nil)
        let report = success
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { request, _ in
                seen.withLock { $0 = request }
                return report
            }
        }
        var tester = daemon.tester
        tester.environment = ["LANG": "de_DE.UTF-8", "LC_ALL": ""]
        tester.typed = []
        _ = await tester.run("run", "WaterPlant", "--timeout", "none")
        var request = try #require(seen.withLock { $0 })
        #expect(request.terms.locale == "de_DE")
        #expect(request.terms.timeout == 0)
        #expect(request.terms.isInteractive)
        tester.environment = ["LANG": "C"]
        _ = await tester.run("run", "WaterPlant", "--no-input")
        request = try #require(seen.withLock { $0 })
        #expect(request.terms.locale == "en")
        #expect(request.terms.timeout == nil)
        #expect(!request.terms.isInteractive)
    }

    @Test("Beside a snippet the supporting text is enough, and a value comes last")
    func text() async throws {
        let run = await (try DaemonStub.reporting(success)).tester.run("run", "WaterPlant")
        #expect(run.output == "Watered.\nBasil is happy\nValue: Basil (Herb)\n")
        #expect(run.error.isEmpty)
    }

    @Test("Several values stand below their mark")
    func severalValues() async throws {
        let report = RunReport(
            outcome: .success, action: "a", value: .array([.int(1), .int(2)]),
            dialog: DialogValue(full: "Two numbers."),
            runID: "1")
        let run = await (try DaemonStub.reporting(report)).tester.run("run", "A")
        #expect(run.output == "Two numbers.\nValue:\n  1\n  2\n")
    }

    @Test("Values cannot steer the terminal")
    func controlCharacters() async throws {
        let report = RunReport(outcome: .success, action: "a", value: .string("a\u{1B}[31mred\u{7}\tb"), runID: "1")
        var tester = try DaemonStub.reporting(report).tester
        #expect(await tester.run("run", "A").output == "a\u{1B}[31mred\u{7}\tb\n")
        tester.width = 80
        #expect(await tester.run("run", "A").output == "a␛[31mred␇\tb\n")
    }

    @Test("A link that nobody could open is for the person to open")
    func links() async throws {
        var report = RunReport(outcome: .success, action: "garden.app/WaterPlant", runID: "r1")
        report.opened = OpenedValue(url: "https://example.com")
        #expect(await (try DaemonStub.reporting(report)).tester.run("run", "A").output == "Open: https://example.com\n")
        report.opened?.openedBy = "desktop"
        #expect(
            await (try DaemonStub.reporting(report)).tester.run("run", "A").output == "Opened https://example.com.\n")
    }

    @Test("A value alone is printed alone, and a run without a result says so")
    func plainText() async throws {
        var report = RunReport(outcome: .success, action: "a", value: .int(5), runID: "1")
        #expect(await (try DaemonStub.reporting(report)).tester.run("run", "A").output == "5\n")
        report.value = nil
        #expect(await (try DaemonStub.reporting(report)).tester.run("run", "A").output == "Done.\n")
        report.opened = OpenedValue(action: "OpenPlant", parameters: ["plant": .entity(Garden.basil)])
        #expect(
            await (try DaemonStub.reporting(report)).tester.run("run", "A").output
                == "Opened OpenPlant (plant: Basil (Herb)).\n")
    }

    @Test("A failed run says why on the error stream, and nothing that sounds like success (KP-83)")
    func failure() async throws {
        let report = RunReport(
            outcome: .failure, action: "a", dialog: DialogValue(full: "Watered."),
            error: RunError(.crashed, "Garden ended during the run."), runID: "1")
        let run = await (try DaemonStub.reporting(report)).tester.run("run", "A")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.error == "failure (crashed): Garden ended during the run.\n")
    }

    @Test("A value that the dialog says already is not repeated")
    func sameValue() async throws {
        let report = RunReport(
            outcome: .success, action: "a", value: .string("Hello!"), dialog: DialogValue(full: "Hello!"), runID: "1")
        #expect(await (try DaemonStub.reporting(report)).tester.run("run", "A").output == "Hello!\n")
    }

    @Test("What the code threw is named where the message does not say it, and where a crash left its words")
    func causes() async throws {
        let thrown = RunReport(
            outcome: .failure, action: "a", error: RunError(.threw, "It failed.", cause: "Garden.Dry(days: 7)"),
            runID: "1")
        #expect(
            await (try DaemonStub.reporting(thrown)).tester.run("run", "A").error
                == "failure (threw): It failed.\nCause: Garden.Dry(days: 7)\n")
        let crashed = RunReport(
            outcome: .failure, action: "garden.app/Prune", error: RunError(.crashed, "It ended."), runID: "1")
        #expect(
            await (try DaemonStub.reporting(crashed)).tester.run("run", "A").error
                == "failure (crashed): It ended.\n“intents log garden.app” shows what it printed.\n")
    }

    @Test("A missing value is named with the option that gives it")
    func missingValue() async throws {
        let report = RunReport(
            outcome: .needsValue, action: "a",
            error: RunError(.needsValue, "Which plant?", parameter: "plantName"), runID: "1")
        let run = await (try DaemonStub.reporting(report)).tester.run("run", "A")
        #expect(run.status == 3)
        #expect(run.error == "needsValue: Which plant?\nGive it with: intents run a --plant-name VALUE\n")
    }

    @Test(
        "Who cannot be asked is told where to answer", arguments: [RunOutcome.needsConfirmation, .needsDisambiguation])
    func unanswered(_ outcome: RunOutcome) async throws {
        let report = RunReport(
            outcome: outcome, action: "a",
            error: RunError(outcome == .needsConfirmation ? .needsConfirmation : .needsDisambiguation, "Sure?"),
            runID: "1")
        let run = await (try DaemonStub.reporting(report)).tester.run("run", "A")
        #expect(run.status == 3)
        #expect(run.error == "\(outcome.rawValue): Sure?\nAnswer it at a terminal, or with --answers FILE.\n")
    }

    @Test(
        "Every outcome has its exit status",
        arguments: zip(
            RunOutcome.allCases, [0, 1, 2, 3, 3, 3, 4, 4, 5, 5, 124, 130] as [Int32]))
    func exitStatuses(_ outcome: RunOutcome, _ status: Int32) async throws {
        let report = RunReport(outcome: outcome, action: "a", runID: "1")
        let daemon = try DaemonStub.reporting(report)
        #expect(await daemon.tester.run("run", "A").status == status)
        #expect(await daemon.tester.run("say", "Water it", "--json").status == status)
    }
}
