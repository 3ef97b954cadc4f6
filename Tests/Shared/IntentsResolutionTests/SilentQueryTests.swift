import IntentsModel
import IntentsResolution
import Testing

@Suite("Queries that do not answer in time")
struct SilentQueryTests {
    private let silence = RunError(
        .queryTimedOut, "Garden.PlantQuery did not answer within 10 seconds and was cancelled.")

    @Test("words that could not be looked up end a run in which nobody can be asked, with the query and its limit")
    func unanswered() async {
        let app = ScriptedApp(queryError: silence)
        let result = await Garden.run(.plant(), app: app).run(["plant": .string("Basil")])
        #expect(result.outcome == .timedOut)
        #expect(
            result.error
                == RunError(
                    .queryTimedOut,
                    "“Plant”: “Basil” could not be looked up. Garden.PlantQuery did not answer within 10 seconds and was "
                        + "cancelled.", parameter: "plant"))
        #expect(await app.entityRequests.count == 1, "one wait is enough")
        #expect(await app.performed.isEmpty)
    }

    @Test("an entity that was chosen before is not said to be gone")
    func chosen() async {
        let result = await Garden.run(.plant(), app: ScriptedApp(queryError: silence)).run([
            "plant": .entity(Garden.basil)
        ])
        #expect(
            result.error?.message
                == "“Plant”: “1” could not be looked up. Garden.PlantQuery did not answer within 10 seconds and was cancelled."
        )
    }

    @Test("a person is asked again, with the reason, and without choices")
    func asked() async {
        let person = ScriptedPerson(.cancelled)
        let run = Garden.run(.plant(), app: ScriptedApp(queryError: silence), person: person)
        #expect(await run.run(["plant": .string("Basil")]).outcome == .cancelled)
        let prompt = await person.prompts.first
        #expect(
            prompt?.reason
                == "“Plant”: “Basil” could not be looked up. Garden.PlantQuery did not answer within 10 seconds and was "
                + "cancelled.")
        #expect(
            prompt?.notice
                == "There are no choices for “Plant”: Garden.PlantQuery did not answer within 10 seconds and was cancelled."
        )
        #expect(prompt?.options == [])
    }

    private let pot = ParameterDescription.value(.primitive(.string)).with { $0.options = .provider("Garden.Pots") }

    private var silentProvider: ScriptedApp {
        ScriptedApp(options: { _ in throw RunError(.queryTimedOut, "Garden.Pots did not answer.") })
    }

    @Test("a default that does not come in time is none: it is asked for, and without a person the run says why")
    func defaults() async {
        let person = ScriptedPerson(.value(.string("Clay")))
        let asked = await Garden.run(pot, app: silentProvider, person: person).run([:])
        #expect(asked.parameters == ["value": .string("Clay")])
        let alone = await Garden.run(pot, app: silentProvider).run([:])
        #expect(alone.outcome == .timedOut)
        #expect(alone.error?.message == "There are no choices for “Value”: Garden.Pots did not answer.")
    }
}
