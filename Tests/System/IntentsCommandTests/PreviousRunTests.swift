import FoundationEssentials
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("intents run --previous")
struct PreviousRunTests {
    private let runs = [
        RunReport(outcome: .success, action: "garden.app/Name", value: .string("Rose"), runID: "r1"),
        RunReport(
            outcome: .failure, action: "garden.app/Weed", error: RunError(.threw, "The shed is locked."), runID: "r2"),
        RunReport(outcome: .success, action: "garden.app/Rest", runID: "r3"),
        RunReport(outcome: .success, action: "garden.app/Count", value: .int(3), runID: "r4"),
    ]

    private func run(_ previous: String, history: [RunReport]) async throws -> (CommandLineRun, IntentValue?) {
        let seen = Lock<IntentValue?>(nil)
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(LogRequest.self) { _, _ in
                LogReply(output: [], runs: history.map { PastRun(startedAt: 0, report: $0) })
            }
            handlers.onRequest(RunRequest.self) { request, _ in
                seen.withLock { $0 = request.previousResult }
                return RunReport(outcome: .success, action: "garden.app/WaterPlant", runID: "new")
            }
        }
        let run = await daemon.tester.run("run", "WaterPlant", "--previous", previous)
        return (run, seen.withLock { $0 })
    }

    @Test("The result of a run is handed over, by its id or as the last one")
    func found() async throws {
        #expect(try await run("r1", history: runs).1 == .string("Rose"))
        #expect(try await run("last", history: runs).1 == .int(3))
    }

    @Test(
        "A run without a result ends before it starts",
        arguments: [
            ("r2", "--previous: garden.app/Weed ended with failure, so that it has no result. The shed is locked."),
            ("r3", "--previous: garden.app/Rest returned nothing, or more than the history keeps."),
            (
                "r9",
                "--previous: the history has no run with the id “r9”; “intents log --json” lists them."
            ),
        ])
    func noResult(_ name: String, _ message: String) async throws {
        let (run, value) = try await run(name, history: runs)
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
        #expect(value == nil)
        #expect(try await self.run("last", history: []).0.error.contains("--previous: no action has run yet."))
    }

    private func result(_ outcome: String) throws(RunError) -> IntentValue {
        try PreviousRun.result(ofOutcome: Data(outcome.utf8))
    }

    @Test("An outcome on standard input gives its value, text as text")
    func outcome() throws {
        #expect(try result(#"{"outcome": "success", "value": "Rose"}"#) == .string("Rose"))
        #expect(
            try result(#"{"outcome": "success", "value": [1, 2.5, true]}"#)
                == .array([.int(1), .double(2.5), .bool(true)]))
        #expect(
            try result(#"{"outcome": "success", "value": {"type": "Plant", "id": "7", "title": "Basil"}}"#)
                == .entity(EntityValue(typeName: "Plant", identifier: "7", display: DisplayValue(title: "Basil"))))
    }

    @Test("An outcome that is not UTF-8 is said, not changed")
    func otherEncoding() {
        let error = #expect(throws: RunError.self) { try PreviousRun.result(ofOutcome: Data([0x22, 0xE9, 0x22])) }
        #expect(error?.message == "--previous -: the standard input is not UTF-8.")
    }

    @Test(
        "An outcome without a value that can be handed over says so",
        arguments: [
            ("", "--previous -: the standard input is not the one object that “intents run --json” prints."),
            (#"{"outcome": "success", "action": "a/B", "value": null}"#, "--previous: a/B returned nothing."),
            (
                #"{"outcome": "timedOut", "action": "a/B", "error": {"code": "timedOut", "message": "Too slow."}}"#,
                "--previous: a/B ended with timedOut, so that it has no result. Too slow."
            ),
            (
                #"{"outcome": "success", "action": "a/B", "value": {"filename": "a.txt", "size": 3}}"#,
                "--previous -: the outcome has no value that an action takes; the content of a file is no part of it, so "
                    + "give the file itself with the parameter's option."
            ),
        ])
    func badOutcome(_ outcome: String, _ message: String) {
        let error = #expect(throws: RunError.self) { try result(outcome) }
        #expect(error?.message == message)
    }
}
