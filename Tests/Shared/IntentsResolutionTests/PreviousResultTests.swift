import IntentsModel
import IntentsResolution
import Testing

@Suite("The result of the action before")
struct PreviousResultTests {
    private func parameter(
        _ name: String, _ type: ValueType = .primitive(.string), _ connection: InputConnection = .default,
        default value: IntentValue? = nil
    ) -> ParameterDescription {
        ParameterDescription(
            name: name, title: LocalizedText(name.capitalized), valueType: type, isOptional: value == nil,
            defaultValue: value, inputConnectionBehavior: connection)
    }

    private func result(
        of parameters: ParameterDescription..., after previous: IntentValue?, given: [String: IntentValue] = [:],
        app: ScriptedApp = ScriptedApp(), person: any Interaction = NoInteraction(), trace: Trace? = nil
    ) async -> ActionResult {
        var run = Garden.run(app: app, person: person)
        run.action.parameters = parameters
        run.previousResult = previous
        run.onEvent = { trace?.record($0) }
        return await run.run(given)
    }

    @Test("the parameter that is connected takes it, before its default, and the log says so")
    func connected() async {
        let trace = Trace()
        let result = await result(
            of: parameter("title"),
            parameter("note", .primitive(.string), .connectToPreviousIntentResult, default: .string("none")),
            after: .string("Rose"), trace: trace)
        #expect(result.parameters == ["note": .string("Rose")])
        #expect(trace.events.contains(.connected(parameter: "note", value: .string("Rose"))))
        #expect(!trace.events.contains(.defaulted(parameter: "note", value: .string("none"))))
        #expect(result.notes == [])
    }

    @Test("a value that was given wins, and the result is not used, which is said")
    func given() async {
        let note = parameter("note", .primitive(.string), .connectToPreviousIntentResult)
        let result = await result(
            of: parameter("title"), note, after: .string("Rose"), given: ["note": .string("Mint")])
        #expect(result.parameters == ["note": .string("Mint")])
        #expect(
            result.notes == [
                "The previous result, “Rose”, was not used: “Water” has no parameter that takes it and got no other value."
            ])
    }

    @Test("without a connection the first parameter takes it that has no value and the result's type")
    func usual() async {
        let parameters = await result(
            of: parameter("count", .primitive(.int)), parameter("title"), parameter("note"), after: .string("Rose"),
            given: ["title": .string("Plants")]
        ).parameters
        #expect(parameters == ["title": .string("Plants"), "note": .string("Rose")])
        let plants = await result(of: parameter("names", .array(.primitive(.string))), after: .string("Rose"))
        #expect(plants.parameters == ["names": .array([.string("Rose")])])
        let number = await result(of: parameter("amount", .primitive(.double)), after: .int(3))
        #expect(number.parameters == ["amount": .double(3)])
    }

    @Test("“never” never takes it, and nothing is converted unasked")
    func never() async {
        let result = await result(
            of: parameter("title", .primitive(.string), .never), parameter("count", .primitive(.int)),
            after: .string("3"))
        #expect(result.parameters == [:])
        #expect(result.outcome == .success)
        #expect(result.notes.count == 1)
    }

    @Test("it is converted like a given value: entities are looked up, and what does not fit is said and asked for")
    func converted() async {
        var plant = ParameterDescription.plant()
        plant.inputConnectionBehavior = .connectToPreviousIntentResult
        let app = ScriptedApp(plants: [Garden.basil])
        #expect(await result(of: plant, after: .string("1"), app: app).parameters == ["plant": .entity(Garden.basil)])
        let alone = await result(of: plant, after: .bool(true), app: app)
        #expect(alone.outcome == .invalidValue)
        #expect(alone.error?.message == "“Plant” takes a Plant; true is not one.")
        let person = ScriptedPerson(.option(0))
        let asked = await result(of: plant, after: .bool(true), app: app, person: person)
        #expect(asked.parameters == ["plant": .entity(Garden.basil)])
        #expect(await person.prompts.map(\.reason) == ["“Plant” takes a Plant; true is not one."])
    }

    @Test("nothing is no result", arguments: [nil, IntentValue.null])
    func nothing(_ previous: IntentValue?) async {
        let result = await result(
            of: parameter("note", .primitive(.string), .connectToPreviousIntentResult), after: previous)
        #expect(result.parameters == [:])
        #expect(result.notes == [])
    }
}
