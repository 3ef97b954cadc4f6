import IntentsModel
import IntentsResolution
import Testing

@Suite("Guesses")
struct GuessTests {
    private let app = ScriptedApp(plants: [Garden.basil, Garden.mint, Garden.thyme])

    @Test("a near title is confirmed before it is used")
    func confirmed() async {
        let person = ScriptedPerson(.confirmed(true))
        let trace = Trace()
        var run = Garden.run(.plant(), app: app, person: person)
        run.onEvent = { trace.record($0) }
        let result = await run.run(["plant": .string("Tyme")])
        #expect(result.parameters == ["plant": .entity(Garden.thyme)])
        let prompt = await person.prompts.first
        #expect(prompt?.kind == .confirmation)
        #expect(prompt?.parameter == "plant")
        #expect(prompt?.dialog == "“Plant”: no Plant was found for “Tyme”. Did you mean “Thyme”?")
        #expect(prompt?.options.map(\.display.title) == ["Thyme"])
        #expect(trace.events.contains(.confirming(parameter: "plant", guess: .entity(Garden.thyme))))
    }

    @Test("a guess that is not meant is followed by the question, with the reason")
    func refused() async {
        let person = ScriptedPerson(.confirmed(false), .option(1))
        let result = await Garden.run(.plant(), app: app, person: person).run(["plant": .string("Tyme")])
        #expect(result.parameters == ["plant": .entity(Garden.mint)])
        #expect(await person.prompts.map(\.kind) == [.confirmation, .value])
        #expect(
            await person.prompts.last?.reason == "“Plant”: no Plant was found for “Tyme”. Did you mean “Thyme”?")
    }

    @Test("a person who leaves at a guess cancels the run")
    func cancelled() async {
        let run = Garden.run(.plant(), app: app, person: ScriptedPerson(.cancelled))
        #expect(await run.run(["plant": .string("Tyme")]).outcome == .cancelled)
    }

    @Test("nothing is guessed where nobody can confirm it")
    func alone() async {
        let result = await Garden.run(.plant(), app: app).run(["plant": .string("Tyme")])
        #expect(result.outcome == .failure)
        #expect(result.error?.code == .entityNotFound)
        #expect(result.error?.message == "“Plant”: no Plant was found for “Tyme”. Did you mean “Thyme”?")
    }

    @Test("one element of an array is guessed, and the others stay")
    func element() async {
        let person = ScriptedPerson(.confirmed(true))
        let result = await Garden.run(.plants, app: app, person: person).run([
            "plants": .array([.string("Mint"), .string("Basl")])
        ])
        #expect(result.parameters == ["plants": .array([.entity(Garden.mint), .entity(Garden.basil)])])
    }

    @Test("a case of an enum is guessed likewise")
    func enumCase() async {
        let person = ScriptedPerson(.confirmed(true))
        let result = await Garden.run(.amount(), person: person).run(["amount": .string("cpu")])
        #expect(result.parameters == ["amount": Garden.amount("cup")])
    }
}
