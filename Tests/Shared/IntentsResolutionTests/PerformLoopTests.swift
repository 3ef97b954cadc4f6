import IntentsModel
import IntentsResolution
import Testing

@Suite("Performing, and performing again")
struct PerformLoopTests {
    @Test("the result of the code is the result of the run")
    func finished() async {
        let performed = PerformedResult(value: .int(3), dialog: DialogValue(full: "Done"))
        let app = ScriptedApp(replies: [.finished(performed)])
        let result = await Garden.run(.value(.primitive(.int)), app: app).run(["value": .string("3")])
        #expect(result == ActionResult(outcome: .success, result: performed, parameters: ["value": .int(3)]))
        #expect(
            await app.performed == [
                PerformRequest(
                    runID: "run", action: "WaterIntent", typeName: "Garden.WaterIntent", parameters: ["value": .int(3)],
                    context: RunContext())
            ])
    }

    @Test("a value that the code misses is asked for with its dialog, then the code runs again")
    func needsValue() async {
        let app = ScriptedApp(replies: [.needsValue(parameter: "value", dialog: "How many drops?")])
        let person = ScriptedPerson(.value(.string("a few")), .value(.string("3")))
        let run = Garden.run(.value(.primitive(.int), isOptional: true), app: app, person: person)
        let result = await run.run([:])
        #expect(result.outcome == .success)
        #expect(await app.performed.map(\.parameters) == [[:], ["value": .int(3)]])
        #expect(await person.prompts.map(\.dialog) == ["How many drops?", "How many drops?"])
    }

    @Test("what the code assigned before it asked is kept")
    func needsValueKeepsTheState() async {
        let left: [String: IntentValue] = ["value": .int(9)]
        let app = ScriptedApp(replies: [.needsValue(parameter: "value", dialog: "And?", parameters: left)])
        let person = ScriptedPerson(.value(.string("3")))
        let run = Garden.run(.value(.primitive(.int), isOptional: true), app: app, person: person)
        #expect(await run.run(["value": .int(1)]).parameters == ["value": .int(3)])
        let restarted = ScriptedApp(replies: [.restart(parameters: left)])
        #expect(await Garden.run(.value(.primitive(.int)), app: restarted).run(["value": .int(1)]).parameters == left)
    }

    @Test("a value that the code misses with nobody to ask is the outcome")
    func needsValueAlone() async {
        let app = ScriptedApp(replies: [.needsValue(parameter: "value", dialog: nil)])
        let result = await Garden.run(.value(.primitive(.int), isOptional: true), app: app).run([:])
        #expect(result.outcome == .needsValue)
        #expect(result.error?.parameter == "value")
    }

    @Test("the code's own candidates are a question")
    func needsDisambiguation() async {
        let options = ["Red", "Blue"].map { PromptOption(value: .string($0), display: DisplayValue(title: $0)) }
        let reply = PerformReply.needsDisambiguation(parameter: "value", options: options, dialog: "Which colour?")
        let person = ScriptedPerson(.value(.string("Green")), .value(.string("blue")))
        let run = Garden.run(
            .value(.primitive(.string), isOptional: true), app: ScriptedApp(replies: [reply]), person: person)
        #expect(await run.run([:]).parameters == ["value": .string("Blue")])
        #expect(await person.prompts.map(\.dialog) == ["Which colour?", "Which colour?"])
        #expect(await person.prompts.map(\.reason) == [nil, "“Green” is not among the choices: Red, Blue."])
        let alone = Garden.run(.value(.primitive(.string), isOptional: true), app: ScriptedApp(replies: [reply]))
        let result = await alone.run([:])
        #expect(result.outcome == .needsDisambiguation)
        #expect(
            result.error?.message
                == "“Water” needs one of these for “Value” (value), and nobody can be asked here: Red, Blue.")
    }

    @Test("a restart runs the code again with its own values")
    func restart() async {
        let app = ScriptedApp(replies: [.restart(parameters: ["value": .int(4)])])
        let result = await Garden.run(.value(.primitive(.int)), app: app).run(["value": .int(3)])
        #expect(result.outcome == .success)
        #expect(await app.performed.map(\.parameters) == [["value": .int(3)], ["value": .int(4)]])
    }

    @Test("endless restarts end the run")
    func endlessRestarts() async {
        let app = ScriptedApp(replies: Array(repeating: .restart(parameters: [:]), count: 100))
        let result = await Garden.run(app: app).run([:])
        #expect(result.outcome == .failure)
        #expect(
            result.error == RunError(.tooManyRestarts, "“Water” asked to be run again 20 times and was ended."))
        #expect(await app.performed.count == 20)
    }

    @Test("code that asks for a parameter it does not have is told so")
    func foreignParameter() async {
        let app = ScriptedApp(replies: [.needsValue(parameter: "ghost", dialog: nil)])
        let result = await Garden.run(app: app).run([:])
        #expect(
            result.error == RunError(.badOutput, "“Water” asks for “ghost”, which is not one of its parameters."))
    }

    @Test(
        "an error of the code has its outcome",
        arguments: [
            (RunError.Code.threw, RunOutcome.failure), (.crashed, .failure), (.dependencyNotRegistered, .failure),
            (.entityNotFound, .failure), (.badOutput, .failure), ("ownCode", .failure),
            (.needsConfirmation, .needsConfirmation),
            (.refused, .cancelled), (.cancelled, .cancelled), (.timedOut, .timedOut), (.unavailable, .unavailable),
            (.foregroundUnavailable, .unavailable), (.noExecutionTarget, .noExecutionTarget),
            (.invalidValue, .invalidValue), (.needsValue, .needsValue), (.needsDisambiguation, .needsDisambiguation),
            (.notFound, .notFound), (.ambiguous, .ambiguous),
        ])
    func errors(code: RunError.Code, outcome: RunOutcome) async {
        let error = RunError(code, "No water.")
        let result = await Garden.run(app: ScriptedApp(replies: [.failed(error)])).run([:])
        #expect(result == ActionResult(outcome: outcome, error: error))
    }

    @Test("a cancelled code is a cancelled run")
    func cancelled() async {
        let result = await Garden.run(app: ScriptedApp(replies: [.cancelled])).run([:])
        #expect(result.outcome == .cancelled)
    }

    @Test("a cancelled task does not enter perform")
    func cancelledTask() async {
        let app = ScriptedApp()
        let run = Garden.run(app: app)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await run.run([:])
        }
        #expect(await task.value.outcome == .cancelled)
        #expect(await app.performed.isEmpty)
    }

    @Test("the trace holds every transition")
    func trace() async {
        let trace = Trace()
        let person = ScriptedPerson(.option(1))
        var run = Garden.run(.amount(), .plant(isOptional: true), person: person)
        run.onEvent = { trace.record($0) }
        _ = await run.run(["amount": .string("bucket")])
        let prompts = await person.prompts
        #expect(
            trace.events == [
                .given(parameter: "amount", value: .string("bucket")),
                .refused(
                    parameter: "amount", reason: "“Amount” takes one of: Sip, Cup, Can; “bucket” is not among them."),
                .asked(prompts[0]), .answered(.option(1)), .resolved(parameter: "amount", value: Garden.amount("cup")),
                .leftUnset(parameter: "plant"), .performing(attempt: 1), .replied(.finished(PerformedResult())),
                .ended(.success),
            ])
    }
}
