import IntentsModel
import IntentsResolution
import Testing

@Suite("Questions of the run's own code")
struct CodeQuestionTests {
    @Test("text is converted, and asked for again, as before perform")
    func converted() async {
        let person = ScriptedPerson(.value(.string("Oak")), .value(.string("mint")))
        let run = Garden.run(.plant(), app: ScriptedApp(plants: [Garden.basil, Garden.mint]), person: person)
        let answer = await run.answer(to: Prompt(.value, parameter: "plant", dialog: "Which one to water?"))
        #expect(answer == .value(.entity(Garden.mint)))
        #expect(await person.prompts.map(\.dialog) == ["Which one to water?", "Which one to water?"])
        #expect(await person.prompts.map(\.reason) == [nil, "“Plant”: no Plant was found for “Oak”."])
        #expect(await person.prompts.map(\.options.count) == [2, 2])
    }

    @Test("a choice among the code's own items is one of them", arguments: ["2", "Mint", "MINT"])
    func chosen(text: String) async {
        let options = [Garden.basil, Garden.mint].map { PromptOption(value: .entity($0), display: $0.display) }
        let prompt = Prompt(.disambiguation, parameter: "plant", dialog: "Which?", options: options, isComplete: true)
        let run = Garden.run(.plant(), person: ScriptedPerson(.value(.string(text))))
        #expect(await run.answer(to: prompt) == .value(.entity(Garden.mint)))
    }

    @Test("a title that several of the items have is asked again with what tells them apart, never guessed")
    func sameTitles() async {
        let options = ["7", "8"].map { identifier in
            let mint = Garden.plant(identifier, "Mint")
            return PromptOption(value: .entity(mint), display: mint.display)
        }
        let prompt = Prompt(.disambiguation, parameter: "plant", dialog: "Which?", options: options, isComplete: true)
        let person = ScriptedPerson(.value(.string("mint")), .value(.string("8")))
        let answer = await Garden.run(.plant(), person: person).answer(to: prompt)
        #expect(answer == .value(.entity(Garden.plant("8", "Mint"))))
        #expect(
            await person.prompts.map(\.reason) == [
                nil,
                "“mint” is what 2 choices are called: Mint (7), Mint (8). Name one by what is in brackets.",
            ])
    }

    @Test("other questions go to the person as they are", arguments: [Answer.confirmed(true), .option(1), .cancelled])
    func passedOn(answer: Answer) async {
        let person = ScriptedPerson(answer)
        let prompt = Prompt(.confirmation, parameter: "plant", dialog: "Sure?")
        #expect(await Garden.run(.plant(), person: person).answer(to: prompt) == answer)
        #expect(await person.prompts == [prompt])
    }

    @Test("a person who leaves, and nobody at all, stay what they are", arguments: [Answer.cancelled, .unavailable])
    func ended(answer: Answer) async {
        let run = Garden.run(.plant(), person: ScriptedPerson(answer))
        #expect(await run.answer(to: Prompt(.value, parameter: "plant", dialog: "Which?")) == answer)
        let choice = Prompt(.disambiguation, parameter: "plant", dialog: "Which?")
        #expect(await Garden.run(.plant(), person: ScriptedPerson(answer)).answer(to: choice) == answer)
    }

    @Test("without choices the code's own question is asked")
    func choicesFail() async {
        let person = ScriptedPerson(.value(.string("1")))
        let run = Garden.run(.plant(), app: ScriptedApp(queryError: RunError(.threw, "Locked.")), person: person)
        let prompt = Prompt(.value, parameter: "plant", dialog: "Which?")
        #expect(await run.answer(to: prompt) == .value(.string("1")))
        #expect(await person.prompts == [prompt])
    }
}
