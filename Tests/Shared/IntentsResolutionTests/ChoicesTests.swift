import IntentsModel
import IntentsResolution
import Testing

@Suite("What can be chosen")
struct ChoicesTests {
    private let pot = ParameterDescription.value(.primitive(.string)).with { $0.options = .provider("Garden.Pots") }

    @Test("a provider without options ends the run with its name")
    func emptyProvider() async {
        let person = ScriptedPerson(.value(.string("Clay")))
        let result = await Garden.run(pot, person: person).run([:])
        #expect(result.outcome == .failure)
        #expect(
            result.error
                == RunError(
                    .noOptions, "“Value” has nothing to choose from: Garden.Pots offers no options.",
                    parameter: "value"))
        #expect(await person.prompts.isEmpty)
    }

    @Test("an enum that allows no case ends the run")
    func noCase() async {
        let amount = ParameterDescription.amount().with { $0.supportedValues = [] }
        let result = await Garden.run(amount, person: ScriptedPerson(.option(0))).run([:])
        #expect(
            result.error
                == RunError(
                    .noOptions, "“Amount” has nothing to choose from: its supported values allow no case.",
                    parameter: "amount"))
    }

    @Test("a query that suggests nothing and takes no words ends the run; one that takes words is asked with them")
    func emptyQuery() async {
        let silent = await Garden.run(.plant(), person: ScriptedPerson(.value(.string("Basil")))).run([:])
        #expect(
            silent.error?.message == "“Plant” has nothing to choose from: Garden.PlantQuery suggests nothing.")
        let app = ScriptedApp(matching: { _ in [Garden.basil] })
        let person = ScriptedPerson(.value(.string("Basil")))
        let run = Garden.run(.plant(), app: app, person: person, capabilities: [.identifiers, .string])
        #expect(await run.run([:]).parameters == ["plant": .entity(Garden.basil)])
    }

    @Test("choices that do not come in time are left out, and the question says so")
    func late() async {
        let app = ScriptedApp(options: { request in
            guard request.onlyDefault != true else { return OptionsReply(options: []) }
            throw RunError(.queryTimedOut, "Garden.Pots did not answer within 10 seconds and was cancelled.")
        })
        let person = ScriptedPerson(.value(.string("Clay")))
        let trace = Trace()
        var run = Garden.run(pot, app: app, person: person)
        run.onEvent = { trace.record($0) }
        #expect(await run.run([:]).parameters == ["value": .string("Clay")])
        let notice =
            "There are no choices for “Value”: Garden.Pots did not answer within 10 seconds and was cancelled."
        #expect(await person.prompts.map(\.notice) == [notice])
        #expect(await person.prompts.map(\.options.count) == [0])
        #expect(trace.events.contains(.choicesTimedOut(parameter: "value", message: notice)))
    }

    @Test(
        "what nobody could be asked is in the result: parameter, type, and the choices that are known without the app")
    func unanswered() async {
        let result = await Garden.run(.amount()).run([:])
        #expect(result.outcome == .needsValue)
        #expect(result.question?.parameter == "amount")
        #expect(result.question?.valueType == .linkEnumeration("Amount"))
        #expect(result.question?.options.map(\.display.title) == ["Sip", "Cup", "Can"])
        #expect(result.question?.isComplete == true)
        #expect(await Garden.run(.amount()).run(["amount": .string("cup")]).question == nil)
    }

    @Test("candidates that nobody could choose from are in the result")
    func unansweredChoice() async {
        let app = ScriptedApp(matching: { _ in [Garden.basil, Garden.mint] })
        let run = Garden.run(.plant(), app: app, capabilities: [.identifiers, .string])
        let result = await run.run(["plant": .string("herb")])
        #expect(result.outcome == .needsDisambiguation)
        #expect(result.question?.kind == .disambiguation)
        #expect(result.question?.options.map(\.value) == [.entity(Garden.basil), .entity(Garden.mint)])
    }

    @Test("a report names no more than 200 choices, and says that they are not all")
    func manyChoices() async {
        let many = (0..<300).map { Garden.plant("\($0)", "Herb \($0)") }
        let run = Garden.run(
            .plant(), app: ScriptedApp(matching: { _ in many }), capabilities: [.identifiers, .string])
        let result = await run.run(["plant": .string("herb")])
        #expect(result.question?.options.count == 200)
        #expect(result.question?.isComplete == false)
    }
}
