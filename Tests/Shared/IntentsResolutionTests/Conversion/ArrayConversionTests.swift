import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting arrays")
struct ArrayConversionTests {
    static let amounts = ParameterDescription(
        name: "amounts", title: LocalizedText("Amounts"), valueType: .array(.linkEnumeration("Amount")),
        defaultValue: .array([]))

    @Test("KP-24: chosen cases keep their order and come once")
    func enums() async {
        let given = IntentValue.array([.string("can"), .string("Sip"), .string("CAN"), Garden.amount("sip")])
        let result = await Garden.convert(given, to: Self.amounts)
        #expect(result.parameters == ["amounts": .array([Garden.amount("can"), Garden.amount("sip")])])
    }

    @Test(
        "KP-25: a single value is an array of one",
        arguments: [
            (ValueType.primitive(.string), IntentValue.string("Fern"), IntentValue.string("Fern")),
            (.primitive(.int), .string("5"), .int(5)),
            (.linkEnumeration("Amount"), .string("Cup"), Garden.amount("cup")),
        ])
    func single(member: ValueType, given: IntentValue, element: IntentValue) async {
        let result = await Garden.convert(given, to: .value(.array(member)))
        #expect(result.parameters == ["value": .array([element])])
    }

    @Test(
        "KP-25: a single file, person or measurement is an array of one, and several keep their order",
        arguments: [
            (ValueType.primitive(.file), [file("b"), file("a")]),
            (.primitive(.person), [.string("Bea <bea@example.org>"), .string("Anna <anna@example.org>")]),
            (.measurement(.length), [.string("5 km"), .string("2 mi")]),
        ] as [(ValueType, [IntentValue])])
    func structures(member: ValueType, given: [IntentValue]) async {
        func converted(_ value: IntentValue, to type: ValueType) async -> IntentValue? {
            await Garden.convert(value, to: .value(type)).parameters["value"]
        }
        var elements: [IntentValue] = []
        for value in given { elements.append(await converted(value, to: member) ?? .null) }
        #expect(!elements.contains(.null))
        #expect(await converted(given[0], to: .array(member)) == .array([elements[0]]))
        #expect(await converted(.array(given), to: .array(member)) == .array(elements))
    }

    private static func file(_ name: String) -> IntentValue {
        .file(FileValue(filename: "\(name).txt", data: Data(name.utf8)))
    }

    @Test("KP-25: a single entity is an array of one")
    func singleEntity() async {
        let app = ScriptedApp(plants: [Garden.basil, Garden.mint])
        let result = await Garden.run(.plants, app: app).run(["plants": .string("Mint")])
        #expect(result.parameters == ["plants": .array([.entity(Garden.mint)])])
    }

    @Test("entities that a collection takes by identifier are not looked up; words are")
    func identifiersAreEnough() async {
        let app = ScriptedApp(plants: [Garden.basil, Garden.mint])
        let old = IntentValue.entity(Garden.plant("7", "Yarrow"))
        let parameter = ParameterDescription.plants.with { $0.limits = ValueLimits(takesIdentifiers: true) }
        let result = await Garden.run(parameter, app: app).run(["plants": .array([old, .string("Mint")])])
        #expect(result.parameters == ["plants": .array([old, .entity(Garden.mint)])])
        #expect(await app.selections == [.identifiers(["Mint"]), .suggested])
        let alone = await Garden.run(parameter, app: ScriptedApp()).run(["plants": .array([old])])
        #expect(alone.parameters == ["plants": .array([old])])
    }

    @Test("KP-19: all missing identifiers are listed, the others are not used alone")
    func missing() async {
        let app = ScriptedApp(plants: [Garden.basil])
        let given = IntentValue.array([
            .entity(Garden.plant("7", "Yarrow")), .entity(Garden.basil), .entity(Garden.plant("9", "Sage")),
        ])
        let result = await Garden.run(.plants, app: app).run(["plants": given])
        #expect(result.outcome == .failure)
        #expect(
            result.error
                == RunError(
                    .entityNotFound, "“Plants”: there is no Plant with the identifier “7”, “9” any more.",
                    parameter: "plants"))
        #expect(await app.performed.isEmpty)
        #expect(await app.selections == [.identifiers(["7", "1", "9"])])
    }

    @Test("KP-25: all texts that mean no entity are named at once")
    func unmatched() async {
        let app = ScriptedApp(plants: [Garden.basil])
        let given = IntentValue.array([.string("nope"), .string("Basil"), .string("nope2")])
        let result = await Garden.run(.plants, app: app).run(["plants": given])
        #expect(
            result.error
                == RunError(
                    .entityNotFound, "“Plants”: no Plant was found for “nope”, “nope2”.", parameter: "plants"))
        #expect(await app.performed.isEmpty)
    }

    @Test("a text that means nothing is named before one that means several")
    func unmatchedAndAmbiguous() async {
        let pair = [Garden.plant("4", "Lemon Mint"), Garden.plant("5", "Pepper Mint")]
        let app = ScriptedApp(plants: pair) { $0 == "min" ? pair : [] }
        let run = Garden.run(.plants, app: app, capabilities: [.identifiers, .string])
        let result = await run.run(["plants": .array([.string("nope"), .string("min")])])
        #expect(result.error?.message == "“Plants”: no Plant was found for “nope”.")
    }

    @Test("one ambiguous element is asked for, the others stay")
    func ambiguousElement() async {
        let pair = [Garden.plant("4", "Lemon Mint"), Garden.plant("5", "Pepper Mint")]
        let app = ScriptedApp(plants: pair + [Garden.basil]) { $0 == "min" ? pair : [] }
        let person = ScriptedPerson(.option(1))
        let run = Garden.run(.plants, app: app, person: person, capabilities: [.identifiers, .string])
        let result = await run.run(["plants": .array([.string("1"), .string("min")])])
        #expect(result.parameters == ["plants": .array([.entity(Garden.basil), .entity(pair[1])])])
        #expect(await person.prompts.first?.options.map(\.display.title) == ["Lemon Mint", "Pepper Mint"])
    }

    @Test("limits of size are checked and asked again")
    func sizes() async {
        let parameter = ParameterDescription.value(.array(.primitive(.int))).with {
            $0.size = CollectionSize(minimum: 2, maximum: 3)
        }
        let alone = await Garden.convert(.int(1), to: parameter)
        #expect(alone.outcome == .invalidValue)
        #expect(alone.error?.message == "The number of values for “Value” must be 2 to 3, not 1.")
        let exact = parameter.with { $0.size = CollectionSize(minimum: 2, maximum: 2) }
        let result = await Garden.convert(.array([.int(1), .int(2), .int(3)]), to: exact)
        #expect(result.error?.message == "The number of values for “Value” must be 2, not 3.")
        let person = ScriptedPerson(.value(.array([.int(1), .string("2")])))
        let asked = await Garden.run(exact, person: person).run(["value": .int(1)])
        #expect(asked.parameters == ["value": .array([.int(1), .int(2)])])
    }

    @Test("an element that does not fit refuses the array")
    func badElement() async {
        let result = await Garden.convert(.array([.int(1), .null]), to: .value(.array(.primitive(.int))))
        #expect(result.error?.message == "“Value” takes a whole number such as 5; nothing is not one.")
    }

    @Test("an array is no single value")
    func arrayForOne() async {
        let result = await Garden.convert(.array([.int(1), .int(2), .int(3), .int(4)]), to: .value(.primitive(.int)))
        #expect(result.error?.message == "“Value” takes a whole number such as 5; [1, 2, 3, …] is not one.")
    }

    @Test("an empty array stays empty")
    func empty() async {
        #expect(await Garden.convert(.array([]), to: .plants).parameters == ["plants": .array([])])
    }
}
