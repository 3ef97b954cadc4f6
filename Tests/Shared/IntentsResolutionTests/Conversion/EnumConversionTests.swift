import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting enum cases")
struct EnumConversionTests {
    @Test(
        "KP-23: text names a case by raw value, case name, title, synonym",
        arguments: ["cup", "mug", "Cup", "one cup", "CUP", "ＣＵＰ", "Cüp", "ONE CUP"])
    func names(text: String) async {
        let result = await Garden.convert(.string(text), to: .amount(default: Garden.amount("sip")))
        #expect(result.parameters == ["amount": Garden.amount("cup")])
    }

    @Test("KP-23: unknown text is refused with the expected ones; the default is not used")
    func unknown() async {
        let result = await Garden.convert(.string("bucket"), to: .amount(default: Garden.amount("sip")))
        #expect(result.outcome == .invalidValue)
        #expect(
            result.error
                == RunError(
                    .invalidValue, "“Amount” takes one of: Sip, Cup, Can; “bucket” is not among them.",
                    parameter: "amount"))
        #expect(result.parameters == [:])
    }

    @Test("KP-23: unknown text is asked for again with the reason")
    func asked() async {
        let person = ScriptedPerson(.confirmed(false), .value(.string("cup")))
        let result = await Garden.run(.amount(), person: person).run(["amount": .string("cpu")])
        #expect(result.parameters == ["amount": Garden.amount("cup")])
        let prompt = await person.prompts.last
        #expect(
            prompt?.reason == "“Amount” takes one of: Sip, Cup, Can; “cpu” is not among them. Did you mean “Cup”?")
    }

    @Test("exact spelling wins over folded, an earlier rule over a later one")
    func precedence() async {
        var run = Garden.run(.amount())
        run.metadata.enums[0].cases = [
            item("a", "one", "B"), item("b", "two", "A"), item("c", "A", "C"), item("two", "three", "D"),
        ]
        for (text, rawValue) in [
            ("a", "a"), ("two", "two"), ("b", "b"), ("A", "c"), ("B", "a"), ("d", "two"), ("ONE", "a"),
        ] {
            let result = await run.run(["amount": .string(text)])
            #expect(result.parameters["amount"]?.rawValue == rawValue, "\(text)")
        }
    }

    @Test("a title that two cases share is a question")
    func sharedTitle() async {
        let person = ScriptedPerson(.option(1))
        var run = Garden.run(.amount(), person: person)
        run.metadata.enums[0].cases = [item("a", "one", "Big"), item("b", "two", "Big")]
        let result = await run.run(["amount": .string("big")])
        #expect(result.parameters["amount"]?.rawValue == "b")
        #expect(await person.prompts.map(\.kind) == [.disambiguation])
    }

    @Test("KP-16: a saved raw value runs whatever the title has become")
    func saved() async {
        var run = Garden.run(.amount(), locale: "de", localizer: German(table: ["Mug": "Becher"]))
        run.metadata.enums[0].cases[1].display.title = LocalizedText("Mug")
        let saved = Garden.amount("cup")
        let result = await run.run(["amount": saved])
        #expect(result.parameters["amount"]?.rawValue == "cup")
        #expect(result.parameters["amount"]?.display?.title == "Becher")
    }

    @Test("titles are known in the language of the run and of the source", arguments: ["becher", "mug", "Cup"])
    func languages(text: String) async {
        let run = Garden.run(.amount(), locale: "de", localizer: German(table: ["Cup": "Becher"]))
        #expect(await run.run(["amount": .string(text)]).parameters["amount"]?.rawValue == "cup")
    }

    @Test("cases that the parameter does not support are neither offered nor taken")
    func supported() async {
        let person = ScriptedPerson(.unavailable)
        let parameter = ParameterDescription.amount().with { $0.supportedValues = ["sip", "can"] }
        let result = await Garden.run(parameter, person: person).run(["amount": .string("cup")])
        #expect(result.error?.message == "“Amount” takes one of: Sip, Can; “cup” is not among them.")
        #expect(await person.prompts.first?.options.map(\.value.rawValue) == ["sip", "can"])
    }

    @Test("a case of another enum is refused")
    func foreign() async {
        let given = IntentValue.enumCase(EnumValue(typeName: "Colour", rawValue: "cup"))
        let result = await Garden.convert(given, to: .amount())
        #expect(result.error?.message == "“Amount” takes one of: Sip, Cup, Can; “cup” is not among them.")
    }

    @Test("a raw value that is a number is found by the number")
    func numbers() async {
        var run = Garden.run(.amount())
        run.metadata.enums[0].cases[0].rawValue = "7"
        #expect(await run.run(["amount": .int(7)]).parameters["amount"]?.rawValue == "7")
    }

    private func item(_ rawValue: String, _ name: String, _ title: String) -> EnumCaseDescription {
        EnumCaseDescription(
            rawValue: rawValue, name: name, display: DisplayDescription(title: LocalizedText(title)))
    }
}

extension IntentValue {
    var rawValue: String? {
        if case .enumCase(let item) = self { return item.rawValue }
        return nil
    }

    var display: DisplayValue? {
        switch self {
        case .enumCase(let item): item.display
        case .entity(let entity): entity.display
        default: nil
        }
    }
}
