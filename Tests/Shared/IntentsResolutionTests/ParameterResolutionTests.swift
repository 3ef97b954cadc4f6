import IntentsModel
import IntentsResolution
import Testing

@Suite("Resolving parameters")
struct ParameterResolutionTests {
    @Test("KP-28: a required value is asked for once, with the declared dialog")
    func asked() async {
        let person = ScriptedPerson(.option(0))
        let app = ScriptedApp(plants: [Garden.basil])
        let result = await Garden.run(.plant(), app: app, person: person).run([:])
        #expect(result.outcome == .success)
        #expect(await person.prompts.map(\.dialog) == ["Which plant?"])
        #expect(await person.prompts.map(\.label) == ["Plant"])
        #expect(await app.performed.map(\.parameters) == [["plant": .entity(Garden.basil)]])
    }

    @Test("KP-28: a required value with nobody to ask ends the run at once; perform is not entered")
    func alone() async {
        let app = ScriptedApp(plants: [Garden.basil])
        let result = await Garden.run(.plant(), app: app).run([:])
        #expect(result.outcome == .needsValue)
        #expect(
            result.error
                == RunError(
                    .needsValue, "“Water” needs a value for “Plant” (plant), and nobody can be asked for it here.",
                    parameter: "plant"))
        #expect(await app.performed.isEmpty)
        #expect(await app.entityRequests.isEmpty)
    }

    @Test("KP-29: choices that cannot be loaded name the parameter, the provider and the app's error")
    func optionsFail() async {
        let parameter = ParameterDescription.value(.primitive(.string)).with { $0.options = .provider("Garden.Pots") }
        let app = ScriptedApp(options: { _ in throw RunError(.threw, "The shed is locked.") })
        let result = await Garden.run(parameter, app: app, person: ScriptedPerson(.option(0))).run([:])
        #expect(result.outcome == .failure)
        #expect(
            result.error
                == RunError(
                    .threw, "The choices for “Value” could not be loaded from Garden.Pots: The shed is locked.",
                    parameter: "value"))
        _ = await Garden.run(parameter, app: app, person: ScriptedPerson(.option(0))).run([:])
        #expect(await app.optionsRequests.count == 2, "a later run asks the provider again")
    }

    @Test("a run that is cancelled while its choices load was cancelled, and nobody failed")
    func cancelledWhileChoicesLoad() async {
        let app = ScriptedApp(queryError: RunError(.cancelled, "The run was cancelled."))
        let result = await Garden.run(.plant(), app: app, person: ScriptedPerson(.option(0))).run([:])
        #expect(result.outcome == .cancelled)
        #expect(result.error == RunError(.cancelled, "The run was cancelled."))
    }

    @Test("KP-29: suggestions that cannot be loaded name the query")
    func suggestionsFail() async {
        let app = ScriptedApp(queryError: RunError(.threw, "The shed is locked."))
        let result = await Garden.run(.plant(), app: app, person: ScriptedPerson(.option(0))).run([:])
        #expect(
            result.error?.message
                == "The choices for “Plant” could not be loaded from Garden.PlantQuery: The shed is locked.")
    }

    @Test("an options provider is given the values before it")
    func dependentOptions() async {
        let option = PromptOption(value: .string("Clay"), display: DisplayValue(title: "Clay pot"))
        let app = ScriptedApp(options: { _ in OptionsReply(options: [option]) })
        let pot = ParameterDescription.value(.primitive(.string)).with { $0.options = .provider("Garden.Pots") }
        let person = ScriptedPerson(.option(0))
        let result = await Garden.run(.amount(), pot, app: app, person: person).run(["amount": .string("cup")])
        #expect(result.parameters["value"] == .string("Clay"))
        let requests = await app.optionsRequests
        #expect(requests.map(\.onlyDefault) == [true, nil])
        #expect(requests.allSatisfy { $0.values == ["amount": Garden.amount("cup")] })
        #expect(await person.prompts.first?.options == [option])
    }

    @Test("KP-35: a given value, else the declared default, else none; the trace shows which")
    func orderOfSources() async {
        let amount = ParameterDescription.amount(default: .string("cup")).with { $0.isOptional = true }
        let trace = Trace()
        var run = Garden.run(amount, .plant(isOptional: true), app: ScriptedApp(plants: [Garden.basil]))
        run.onEvent = { trace.record($0) }
        let stored = await run.run(["amount": .string("sip"), "plant": .string("1")])
        #expect(stored.parameters == ["amount": Garden.amount("sip"), "plant": .entity(Garden.basil)])
        #expect(trace.events.contains(.given(parameter: "amount", value: .string("sip"))))
        let unset = await run.run([:])
        #expect(unset.parameters == ["amount": Garden.amount("cup")])
        #expect(trace.events.contains(.defaulted(parameter: "amount", value: .string("cup"))))
        #expect(trace.events.contains(.leftUnset(parameter: "plant")))
    }

    @Test("KP-35: what configures a widget takes what the query uses when nothing is chosen")
    func configuration() async {
        let trace = Trace()
        let app = ScriptedApp(
            plants: [Garden.basil],
            options: { _ in OptionsReply(options: [], defaultResult: .entity(Garden.basil)) })
        let amount = ParameterDescription.amount().with { $0.isOptional = true }
        var run = Garden.run(amount, .plant(isOptional: true), app: app)
        run.action.systemProtocols = ["WidgetConfiguration"]
        run.onEvent = { trace.record($0) }
        #expect(await run.run([:]).parameters == ["plant": .entity(Garden.basil)])
        #expect(await app.optionsRequests.map(\.onlyDefault) == [true])
        #expect(trace.events.contains(.defaultedByProvider(parameter: "plant", value: .entity(Garden.basil))))
        #expect(trace.events.contains(.leftUnset(parameter: "amount")))
    }

    @Test("KP-35: without a default result an optional stays unset, and an action's optional is not asked about at all")
    func noDefaultResult() async {
        let app = ScriptedApp()
        var run = Garden.run(.plant(isOptional: true), app: app)
        #expect(await run.run([:]).parameters == [:])
        #expect(await app.optionsRequests.isEmpty)
        run.action.systemProtocols = ["ControlConfiguration"]
        #expect(await run.run([:]).parameters == [:])
        #expect(await app.optionsRequests.count == 1)
    }

    @Test("a needed value comes from its provider's default before anybody is asked")
    func providerDefault() async {
        let app = ScriptedApp(options: { request in
            OptionsReply(options: [], defaultResult: request.onlyDefault == true ? .string("Clay") : nil)
        })
        let pot = ParameterDescription.value(.primitive(.string)).with { $0.options = .provider("Garden.Pots") }
        let person = ScriptedPerson(.value(.string("Iron")))
        #expect(await Garden.run(pot, app: app, person: person).run([:]).parameters == ["value": .string("Clay")])
        #expect(await person.prompts.isEmpty)
    }

    @Test("queries that suggest or search know the values before the parameter; those that look up need not")
    func dependentQueries() async {
        let app = ScriptedApp(plants: [Garden.basil])
        let run = Garden.run(.amount(), .plant(), app: app)
        _ = await run.run(["amount": .string("cup"), "plant": .string("Basil")])
        let values: [[String: IntentValue]?] = await app.entityRequests.map(\.values)
        #expect(values == [nil, ["amount": Garden.amount("cup")]])
        #expect(await app.entityRequests.map(\.action) == [nil, "WaterIntent"])
    }

    @Test("a declared default is used and converted")
    func defaults() async {
        let result = await Garden.run(.amount(default: .string("cup"))).run([:])
        #expect(result.parameters == ["amount": Garden.amount("cup")])
    }

    @Test("KP-36: an open text is the whole answer, as it was said")
    func openText() async {
        let words = " The one by the Window, not the Big one"
        let person = ScriptedPerson(.value(.string(words)))
        #expect(
            await Garden.run(.value(.primitive(.string)), person: person).run([:]).parameters["value"] == .string(words)
        )
    }

    @Test("a default that only the code can make is left to the code")
    func runtimeDefault() async {
        let app = ScriptedApp()
        let person = ScriptedPerson(.option(0))
        let parameter = ParameterDescription.value(.primitive(.date)).with { $0.hasRuntimeDefault = true }
        let result = await Garden.run(parameter, app: app, person: person).run([:])
        #expect(result.outcome == .success)
        #expect(await app.performed.map(\.parameters) == [[:]])
        #expect(await person.prompts.isEmpty)
    }

    @Test("an optional stays unset and is never asked for; nil is given explicitly")
    func optionals() async {
        let person = ScriptedPerson(.option(0))
        let run = Garden.run(.plant(isOptional: true), app: ScriptedApp(plants: [Garden.basil]), person: person)
        #expect(await run.run([:]).parameters == [:])
        #expect(await run.run(["plant": .null]).parameters == ["plant": .null])
        #expect(await person.prompts.isEmpty)
    }

    @Test("nil for a required value is refused")
    func nilForRequired() async {
        let result = await Garden.run(.amount(default: Garden.amount("sip"))).run(["amount": .null])
        #expect(result.outcome == .invalidValue)
        #expect(result.error?.message == "“Amount” needs a value; nothing was given.")
    }

    @Test(
        "without a dialog the question is built from the title",
        arguments: [
            (ValueType.primitive(.string), "Enter a value for “Value”."),
            (.array(.primitive(.int)), "Enter values for “Value”."), (.primitive(.bool), "Choose a value for “Value”."),
            (.array(.linkEnumeration("Amount")), "Choose values for “Value”."),
        ])
    func genericQuestions(type: ValueType, question: String) async {
        let person = ScriptedPerson(.cancelled)
        let result = await Garden.run(.value(type), person: person).run([:])
        #expect(await person.prompts.map(\.dialog) == [question])
        #expect(result.outcome == .cancelled)
        #expect(result.error == RunError(.cancelled, "The run was cancelled."))
    }

    @Test("Boolean choices carry the parameter's names")
    func booleanChoices() async {
        let person = ScriptedPerson(.option(1))
        let parameter = ParameterDescription.value(.primitive(.bool)).with {
            $0.boolDisplay = BoolDisplay(true: LocalizedText("Loud"), false: LocalizedText("Quiet"))
        }
        let result = await Garden.run(parameter, person: person).run([:])
        #expect(result.parameters == ["value": .bool(false)])
        #expect(await person.prompts.first?.options.map(\.display.title) == ["Loud", "Quiet"])
        #expect(await person.prompts.first?.isComplete == true)
    }

    @Test("an answer that does not fit is asked for again with the reason")
    func askedAgain() async {
        let person = ScriptedPerson(.value(.string("many")), .option(5), .value(.string("3")))
        let result = await Garden.run(.value(.primitive(.int)), person: person).run([:])
        #expect(result.parameters == ["value": .int(3)])
        #expect(
            await person.prompts.map(\.reason) == [
                nil, "“Value” takes a whole number such as 5; “many” is not one.", "There is no choice 6; there are 0.",
            ])
    }

    @Test("endless wrong answers end the run")
    func endlessAnswers() async {
        let person = ScriptedPerson(answers: Array(repeating: .value(.string("many")), count: 100))
        let result = await Garden.run(.value(.primitive(.int)), person: person).run([:])
        #expect(result.outcome == .invalidValue)
        #expect(await person.prompts.count == 11)
    }

    @Test("all texts of a question are in the locale of the run")
    func localised() async {
        let table = [
            "Amount": "Menge", "Cup": "Becher", "Choose a value for “${title}”.": "Wähle einen Wert für „${title}“.",
            "“${title}” takes one of: ${expected}; ${value} is not among them.":
                "„${title}“: ${expected}, nicht ${value}.",
        ]
        let person = ScriptedPerson(.option(1))
        let run = Garden.run(.amount(), person: person, locale: "de_DE", localizer: German(table: table))
        _ = await run.run(["amount": .string("Eimer${title}")])
        let prompt = await person.prompts.first
        #expect(prompt?.label == "Menge")
        #expect(prompt?.dialog == "Wähle einen Wert für „Menge“.")
        #expect(prompt?.reason == "„Menge“: Sip, Becher, Can, nicht “Eimer${title}”.")
        #expect(prompt?.options.map(\.display.title) == ["Sip", "Becher", "Can"])
    }

    @Test("parameters are resolved in the order of their declaration")
    func order() async {
        let person = ScriptedPerson(.value(.string("a")), .value(.int(1)))
        let second = ParameterDescription(name: "aSecond", title: LocalizedText("Second"), valueType: .primitive(.int))
        let result = await Garden.run(.value(.primitive(.string)), second, person: person).run([:])
        #expect(result.parameters == ["value": .string("a"), "aSecond": .int(1)])
        #expect(await person.prompts.map(\.parameter) == ["value", "aSecond"])
    }

    @Test(
        "an unknown parameter is refused with the near name",
        arguments: [
            ("amuont", "“Water” has no parameter “amuont”. Did you mean “amount”?"),
            ("x", "“Water” has no parameter “x”. It takes: amount, plant."),
        ])
    func unknownName(name: String, message: String) async {
        let result = await Garden.run(.amount(), .plant()).run([name: .int(1), "zzz": .null])
        #expect(result.outcome == .invalidValue)
        #expect(result.error == RunError(.invalidValue, message, parameter: name))
    }

    @Test("an action without parameters says so")
    func noParameters() async {
        let result = await Garden.run().run(["x": .int(1)])
        #expect(result.error?.message == "“Water” has no parameter “x”. It takes none.")
    }
}
