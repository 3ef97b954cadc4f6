import FoundationEssentials
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("The JSON of a run")
struct RunReportSchemaTests {
    private let keys = [
        "outcome", "action", "value", "dialog", "snippet", "opened", "mode", "process", "error", "needs", "notes",
        "durationMs", "runID",
    ]

    private func validator() throws -> SchemaValidator {
        try SchemaValidator(contentsOf: RepositoryFiles.path("docs/run-report.schema.json"))
    }

    /// Runs with `--json` and checks the one object that was printed.
    private func check(_ run: CommandLineRun) throws -> [String: JSONValue] {
        #expect(run.error.isEmpty)
        let document = try run.json
        #expect(try validator().problems(document) == [])
        guard case .object(let members) = document else { return [:] }
        #expect(Set(members.keys) == Set(keys))
        return members
    }

    private let full = RunReport(
        outcome: .success, action: "garden.app/WaterPlant",
        value: .array([
            .entity(Garden.basil), .enumCase(EnumValue(typeName: "Amount", rawValue: "cup")), .null, .bool(true),
            .int(3), .double(1.5), .double(.infinity), .string("\"x\"\n\u{1}"), .date(Date(timeIntervalSince1970: 0)),
            .date(Date(timeIntervalSince1970: 0.5)),
        ]),
        dialog: DialogValue(full: "All done."),
        snippet: ViewNode(
            "vstack", attributes: ["spacing": .double(2)],
            children: [ViewNode("image", image: .systemName("leaf")), ViewNode("text", text: "Basil")]),
        opened: OpenedValue(action: "OpenPlant", parameters: ["plant": .entity(Garden.basil)]), mode: "foreground",
        process: ProcessDescription(bundle: "garden.app", kind: .appIntentsExtension, pid: 12),
        durationMilliseconds: 12.3456, runID: "r1")

    @Test("A success with everything in it")
    func success() async throws {
        let members = try check(await DaemonStub.reporting(full).tester.run("run", "WaterPlant", "--json"))
        #expect(
            members["value"]
                == .array([
                    .object([
                        "type": .string("Plant"), "id": .string("7"), "title": .string("Basil"),
                        "subtitle": .string("Herb"), "properties": .object(["height": .double(0.5)]),
                    ]),
                    .string("cup"), .null, .bool(true), .int(3), .double(1.5), .string("inf"), .string("\"x\"\n\u{1}"),
                    .string("1970-01-01T00:00:00Z"), .string("1970-01-01T00:00:00.500Z"),
                ]))
        #expect(members["durationMs"] == .double(12.346))
        #expect(members["dialog"] == .object(["full": .string("All done."), "supporting": .null]))
    }

    @Test("What a run needed that could ask nobody")
    func needs() async throws {
        let options = ["Basil", "Mint"].map {
            PromptOption(value: .string($0), display: DisplayValue(title: $0, subtitle: "Herb"))
        }
        let report = RunReport(
            outcome: .needsDisambiguation, action: "a", error: RunError(.needsDisambiguation, "Which?"),
            question: Prompt(
                .disambiguation, parameter: "plant", dialog: "Which plant?", valueType: .entity("Plant"),
                options: options, isComplete: true), runID: "1")
        let members = try check(await DaemonStub.reporting(report).tester.run("run", "A", "--json"))
        #expect(
            members["needs"]
                == .object([
                    "kind": .string("disambiguation"), "parameter": .string("plant"), "type": .string("Plant"),
                    "question": .string("Which plant?"),
                    "options": .array(
                        ["Basil", "Mint"].map {
                            .object(["value": .string($0), "title": .string($0), "subtitle": .string("Herb")])
                        }), "complete": .bool(true), "multiple": .bool(false),
                ]))
        let text = await (try DaemonStub.reporting(report)).tester.run("run", "A")
        #expect(text.error.contains("One of: Basil, Mint\n"))
    }

    @Test("Choices of one title are told apart by their subtitles")
    func equalTitles() async throws {
        let options = [("Basil", "Herb"), ("Mint", "Bed 1"), ("Mint", "Bed 2")].map {
            PromptOption(value: .string($0.1), display: DisplayValue(title: $0.0, subtitle: $0.1))
        }
        let report = RunReport(
            outcome: .needsDisambiguation, action: "a", error: RunError(.needsDisambiguation, "Which?"),
            question: Prompt(.disambiguation, parameter: "plant", dialog: "Which?", options: options), runID: "1")
        let text = await (try DaemonStub.reporting(report)).tester.run("run", "A")
        #expect(text.error.contains("For example: Basil, Mint (Bed 1), Mint (Bed 2)\n"))
    }

    @Test("A confirmation that nobody could give lists its two answers", arguments: [nil, "Cut"])
    func neededConfirmation(_ label: String?) async throws {
        let report = RunReport(
            outcome: .needsConfirmation, action: "a", error: RunError(.needsConfirmation, "Cut?"),
            question: Prompt(
                .confirmation, dialog: "Cut?", acceptLabel: label, denyLabel: label.map { _ in "Spare" }), runID: "1")
        let members = try check(await DaemonStub.reporting(report).tester.run("run", "A", "--json"))
        guard case .object(let needs)? = members["needs"] else {
            Issue.record("It needs nothing.")
            return
        }
        #expect(
            needs["options"]
                == .array([
                    .object(["value": .bool(true), "title": .string(label ?? "yes"), "subtitle": .null]),
                    .object(["value": .bool(false), "title": .string(label == nil ? "no" : "Spare"), "subtitle": .null]
                    ),
                ]))
        #expect(needs["complete"] == .bool(true))
    }

    @Test("Every outcome", arguments: RunOutcome.allCases)
    func outcomes(_ outcome: RunOutcome) async throws {
        let report = RunReport(
            outcome: outcome, action: "a",
            error: outcome == .success ? nil : RunError("threw", "No.", parameter: "plant", cause: "x"), runID: "1")
        let members = try check(await DaemonStub.reporting(report).tester.run("run", "A", "--json"))
        #expect(members["outcome"] == .string(outcome.rawValue))
    }

    @Test("A command line that cannot be understood")
    func usageError() async throws {
        let run = await CommandLineTester().run("run", "WaterPlant", "--json", "--timeout")
        #expect(run.status == 2)
        let members = try check(run)
        #expect(members["outcome"] == .string("invalidValue"))
        #expect(members["action"] == .string("WaterPlant"))
        #expect(
            members["error"]
                == .object([
                    "code": .string("usage"), "message": .string("--timeout needs a value: --timeout S|none."),
                ]))
    }

    @Test("A parameter that the action does not have")
    func unknownParameter() async throws {
        let run = await (try DaemonStub.reporting(full)).tester.run("run", "WaterPlant", "--plnt-a=1", "--json")
        #expect(run.status == 2)
        #expect(try check(run)["outcome"] == .string("invalidValue"))
    }

    @Test("An action that does not exist")
    func unknownAction() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(RunRequest.self) { _, _ in throw RunError(.notFound, "There is no action “Watr”.") }
        }
        let run = await daemon.tester.run("run", "Watr", "--gently", "--json")
        #expect(run.status == 4)
        #expect(try check(run)["outcome"] == .string("notFound"))
    }

    @Test("A daemon that cannot be reached")
    func noDaemon() async throws {
        let run = await CommandLineTester().run("say", "Water it", "--json")
        #expect(run.status == 5)
        let members = try check(run)
        #expect(members["outcome"] == .string("unavailable"))
        #expect(members["action"] == .string("Water it"))
    }

    @Test("Keys keep their order")
    func order() {
        let members = JSONText(full).rendered().split(separator: "\n").filter {
            $0.hasPrefix("  \"") && !$0.hasPrefix("   ")
        }
        #expect(members.map { $0.dropFirst(3).prefix { $0 != "\"" } } == keys.map { $0[...] })
    }
}
