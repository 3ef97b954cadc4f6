import IntentsModel
import IntentsResolution
import Testing

@Suite("Finding entities")
struct EntityConversionTests {
    static let garden = [Garden.basil, Garden.mint, Garden.thyme]

    @Test(
        "an identifier is found first, and its display is the current one",
        arguments: [IntentValue.string("2"), .int(2)])
    func identifier(given: IntentValue) async {
        let app = ScriptedApp(plants: Self.garden)
        let result = await Garden.run(.plant(), app: app).run(["plant": given])
        #expect(result.parameters == ["plant": .entity(Garden.mint)])
        #expect(await app.selections == [.identifiers(["2"])])
    }

    @Test("KP-20: a saved entity is looked up again, and has its present title")
    func saved() async {
        let app = ScriptedApp(plants: [Garden.plant("1", "Thai Basil")])
        let result = await Garden.run(.plant(), app: app).run(["plant": .entity(Garden.basil)])
        #expect(result.parameters["plant"]?.display?.title == "Thai Basil")
    }

    @Test("KP-19: a saved entity that is gone ends the run before perform, without a question")
    func gone() async {
        let app = ScriptedApp(plants: Self.garden)
        let person = ScriptedPerson(.option(0))
        let run = Garden.run(
            .plant(), app: app, person: person, locale: "de", localizer: German(table: ["Plant": "Pflanze"]))
        let result = await run.run(["plant": .entity(Garden.plant("7", "Yarrow"))])
        #expect(result.outcome == .failure)
        #expect(
            result.error
                == RunError(
                    .entityNotFound, "“Pflanze”: there is no Pflanze with the identifier “7” any more.",
                    parameter: "plant"))
        #expect(await person.prompts.isEmpty)
        #expect(await app.performed.isEmpty)
    }

    @Test("KP-36: the string query gets exactly the words, and the trace shows the step that decided")
    func rawWords() async {
        let words = "The one by the Window "
        let app = ScriptedApp(plants: Self.garden) { $0 == words ? [Garden.thyme] : [] }
        let trace = Trace()
        var run = Garden.run(.plant(), app: app, capabilities: [.identifiers, .string])
        run.onEvent = { trace.record($0) }
        let result = await run.run(["plant": .string(words)])
        #expect(result.parameters == ["plant": .entity(Garden.thyme)])
        #expect(await app.selections == [.identifiers([words]), .matching(words)])
        #expect(trace.events.contains(.matched(parameter: "plant", text: words, by: .stringQuery, count: 1)))
    }

    @Test("suggested titles and synonyms are compared without a string query", arguments: ["MINT", "mínt"])
    func suggestedTitle(text: String) async {
        let app = ScriptedApp(plants: Self.garden)
        #expect(
            await Garden.run(.plant(), app: app).run(["plant": .string(text)]).parameters == [
                "plant": .entity(Garden.mint)
            ])
        #expect(await app.selections == [.identifiers([text]), .suggested])
        let synonym = await Garden.run(.plant(), app: app).run(["plant": .string("sweet basil")])
        #expect(synonym.parameters == ["plant": .entity(Garden.basil)])
    }

    @Test("KP-32: enumeration finds what is not suggested")
    func beyondSuggestions() async {
        let hundred = (1...100).map { Garden.plant("\($0)", $0 == 100 ? "Yarrow" : "Plant \($0)") }
        let app = ScriptedApp(plants: hundred, suggested: Array(hundred.prefix(3)))
        let run = Garden.run(.plant(), app: app, capabilities: [.identifiers, .enumerable])
        let result = await run.run(["plant": .string("Yarrow")])
        #expect(result.parameters == ["plant": .entity(hundred[99])])
        #expect(await app.selections == [.identifiers(["Yarrow"]), .suggested, .all])
        #expect(await app.entityRequests.map(\.name) == [nil, "Yarrow", "Yarrow"])
    }

    @Test("KP-32: suggestions are offered and never said to be everything")
    func suggestionsAreNotAll() async {
        let app = ScriptedApp(plants: Self.garden, suggested: [Garden.mint])
        let person = ScriptedPerson(.value(.string("3")))
        let result = await Garden.run(.plant(), app: app, person: person).run([:])
        #expect(result.parameters == ["plant": .entity(Garden.thyme)])
        let prompt = await person.prompts.first
        #expect(prompt?.isComplete == false)
        #expect(
            prompt?.options == [
                PromptOption(value: .entity(Garden.mint), display: Garden.mint.display, section: "Plants")
            ])
    }

    @Test("several candidates are a question with the parameter's own dialog")
    func severalAsked() async {
        let app = ScriptedApp(plants: Self.garden) { _ in [Garden.basil, Garden.mint] }
        let person = ScriptedPerson(.option(1))
        let run = Garden.run(.plant(), app: app, person: person, capabilities: [.identifiers, .string])
        let result = await run.run(["plant": .string("green")])
        #expect(result.parameters == ["plant": .entity(Garden.mint)])
        let prompt = await person.prompts.first
        #expect(prompt?.kind == .disambiguation)
        #expect(prompt?.dialog == "Which of these plants?")
        #expect(prompt?.isComplete == true)
    }

    @Test("several candidates with nobody to ask are listed")
    func severalAlone() async {
        let app = ScriptedApp(plants: Self.garden) { _ in [Garden.basil, Garden.mint] }
        let run = Garden.run(.plant(), app: app, capabilities: [.identifiers, .string])
        let result = await run.run(["plant": .string("green")])
        #expect(result.outcome == .needsDisambiguation)
        #expect(
            result.error
                == RunError(
                    .needsDisambiguation,
                    "“green” could be 2 values of “Plant”: Basil (1), Mint (2). Name one by what is in brackets.",
                    parameter: "plant"))
    }

    @Test("of several candidates the only one with just this title is meant")
    func exactTitleAmongSeveral() async {
        let app = ScriptedApp(plants: Self.garden) { _ in [Garden.plant("8", "Mint Tea"), Garden.mint] }
        let run = Garden.run(.plant(), app: app, capabilities: [.identifiers, .string])
        #expect(await run.run(["plant": .string("mint")]).parameters == ["plant": .entity(Garden.mint)])
    }

    @Test("no candidate is entityNotFound, with the near title")
    func none() async {
        let app = ScriptedApp(plants: Self.garden)
        let result = await Garden.run(.plant(), app: app).run(["plant": .string("Tyme")])
        #expect(result.outcome == .failure)
        #expect(
            result.error
                == RunError(
                    .entityNotFound, "“Plant”: no Plant was found for “Tyme”. Did you mean “Thyme”?", parameter: "plant"
                ))
        let far = await Garden.run(.plant(), app: app).run(["plant": .string("Oak")])
        #expect(far.error?.message == "“Plant”: no Plant was found for “Oak”.")
    }

    @Test("no candidate is asked for again when somebody is there")
    func noneAsked() async {
        let person = ScriptedPerson(.option(0))
        let run = Garden.run(.plant(), app: ScriptedApp(plants: Self.garden), person: person)
        #expect(await run.run(["plant": .string("Oak")]).parameters == ["plant": .entity(Garden.basil)])
        #expect(await person.prompts.first?.reason == "“Plant”: no Plant was found for “Oak”.")
    }

    @Test("a query named at the parameter is asked in place of the type's own")
    func namedQuery() async {
        let app = ScriptedApp(plants: Self.garden)
        let parameter = ParameterDescription.plant().with { $0.options = .query("Garden.PotQuery") }
        _ = await Garden.run(parameter, app: app).run(["plant": .string("1")])
        #expect(await app.entityRequests.map(\.query) == ["Garden.PotQuery"])
    }

    @Test("an error of the query is the run's error")
    func queryError() async {
        let error = RunError(.threw, "The store is locked.")
        let result = await Garden.run(.plant(), app: ScriptedApp(queryError: error)).run(["plant": .string("1")])
        #expect(result.outcome == .failure)
        #expect(result.error == error)
    }

    @Test("a transient entity travels as it is and cannot be named")
    func transient() async {
        let parameter = ParameterDescription.value(.entity("Draft"))
        let draft = IntentValue.entity(
            EntityValue(typeName: "Draft", identifier: "x", display: DisplayValue(title: "Letter")))
        #expect(await Garden.convert(draft, to: parameter).parameters == ["value": draft])
        let result = await Garden.convert(.string("Letter"), to: parameter)
        #expect(
            result.error?.message == "“Value” takes a Draft made by another action; “Letter” cannot be looked up.")
    }

    @Test("an entity of another type is refused")
    func foreign() async {
        let given = IntentValue.entity(
            EntityValue(typeName: "Pot", identifier: "1", display: DisplayValue(title: "Clay")))
        let result = await Garden.run(.plant()).run(["plant": given])
        #expect(result.error?.message == "“Plant” takes a Plant; “Clay” is not one.")
    }
}
