import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting to one of several types")
struct UnionConversionTests {
    private let found = ValueType.union(
        "Found",
        [.primitive(.string), .primitive(.int), .measurement(.length), .linkEnumeration("Amount"), .entity("Plant")])

    private func convert(_ value: IntentValue, _ type: ValueType? = nil, app: ScriptedApp = ScriptedApp()) async
        -> ActionResult
    {
        await Garden.run(.value(type ?? found), app: app).run(["value": value])
    }

    @Test("the first type that takes a text gets it, and plain text comes last")
    func order() async {
        #expect(await convert(.string("5")).parameters == ["value": .int(5)])
        #expect(await convert(.string("cup")).parameters == ["value": Garden.amount("cup")])
        #expect(await convert(.string("2")).parameters == ["value": .int(2)])
        let app = ScriptedApp(plants: [Garden.basil])
        #expect(await convert(.string("Basil"), app: app).parameters == ["value": .entity(Garden.basil)])
        #expect(await convert(.string("anything else")).parameters == ["value": .string("anything else")])
        guard case .structured(let length)? = await convert(.string("5 km")).parameters["value"] else {
            Issue.record("5 km is no length.")
            return
        }
        #expect(length.text == "5 km")
    }

    @Test("a list holds values of several types")
    func lists() async {
        let result = await convert(.array([.string("5"), .string("cup"), .string("x")]), .array(found))
        #expect(result.parameters == ["value": .array([.int(5), Garden.amount("cup"), .string("x")])])
    }

    @Test("what no type takes is refused with all of them")
    func refused() async {
        let result = await convert(.string("x"), .union("Found", [.primitive(.int), .measurement(.length)]))
        #expect(result.error?.message == "“Value” takes one of: Int, Measurement of length; “x” is none of them.")
    }

    @Test("an entity is named by its type and identifier")
    func identity() async {
        let type = ValueType.primitive(.entityIdentifier)
        guard case .structured(let value)? = await convert(.string("Plant/7"), type).parameters["value"] else {
            Issue.record("It is no identity.")
            return
        }
        #expect(value.fields == .object(["entityType": .string("Plant"), "identifier": .string("7")]))
        #expect(
            await convert(.string("Rock/7"), type).error?.message
                == "“Value” takes an entity as TYPE/ID, with a type of Draft, Plant; “Rock/7” is not one.")
    }
}
