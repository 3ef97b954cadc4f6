import IntentsModel
import Testing

@testable import AppIntents

@Suite("The description of a parameter")
struct ParameterDescriptionTests {
    private func described(_ name: String) throws -> ParameterDescription {
        let named = NamedParameter.all(of: ParameterShapes()).first { $0.name == name }
        var description = ParameterDescription(reflecting: try #require(named))
        description.location = nil
        return description
    }

    @Test("states texts, and every option of its type")
    func options() throws {
        #expect(
            try described("everyTextOption")
                == ParameterDescription(
                    name: "everyTextOption", title: LocalizedText("Note"), description: LocalizedText("A few words"),
                    valueType: .primitive(.string), defaultValue: .string("None"),
                    requestValueDialog: LocalizedText("Which note?"),
                    inputConnectionBehavior: .connectToPreviousIntentResult, isMultiline: true))
        #expect(
            try described("count")
                == ParameterDescription(
                    name: "count", title: LocalizedText("Count"), valueType: .primitive(.int), defaultValue: .int(3),
                    range: NumberRange(lowerBound: 1, upperBound: 10), controlStyle: "field"))
        #expect(
            try described("open")
                == ParameterDescription(
                    name: "open", title: LocalizedText("Open"), valueType: .primitive(.bool), defaultValue: .bool(true),
                    boolDisplay: BoolDisplay(true: LocalizedText("Open"), false: LocalizedText("Shut"))))
        #expect(try described("day").dateKind == "date")
        #expect(try described("titledByDefault").title == LocalizedText("text.key", defaultValue: "Text"))
    }

    @Test("derives the title of a bare parameter from its name")
    func bare() throws {
        #expect(
            try described("bareText")
                == ParameterDescription(
                    name: "bareText", title: LocalizedText("Bare Text"), valueType: .primitive(.string)))
        #expect(try described("optionalEntities").isOptional)
        #expect(try described("optionalEntities").valueType == .array(.entity("Plant")))
        #expect(try described("uniqueNumbers").valueType == .array(.primitive(.int)))
    }

    @Test("says where the choices come from")
    func choices() throws {
        #expect(try described("bareText").options == OptionsSource.none)
        #expect(try described("entities").options == .defaultQuery)
        #expect(try described("tallPlant").options == .query("AppIntentsTests.TallPlantQuery"))
        #expect(try described("depth").options == .provider("AppIntentsTests.DepthOptions"))
        #expect(try described("fewAmounts").supportedValues == ["sip", "cup"])
        #expect(try described("amount").supportedValues == nil)
        #expect(try described("somePlants").size == CollectionSize(minimum: 1, maximum: 2))
        #expect(try described("threePlants").size == CollectionSize(minimum: 3, maximum: 3))
    }

    @Test("gives the typed options back to the code")
    func accessors() {
        let shapes = ParameterShapes()
        #expect(shapes.$count.controlStyle == .field)
        #expect(shapes.$share.controlStyle == .slider)
        #expect(shapes.$count.inclusiveRange?.upperBound == 10)
        #expect(shapes.$labelledRange.inclusiveRange?.lowerBound == 0.25)
        #expect(shapes.$time.dateKind == .time)
        #expect(shapes.$pin.inputOptions == String.IntentInputOptions(keyboardType: .numberPad))
        #expect(shapes.$amount.defaultValue == .cup)
    }

    @Test("sets the declared default, converted to the parameter's type")
    func defaults() {
        let shapes = ParameterShapes()
        #expect(shapes.$amountOrNone.assignDefault())
        #expect(shapes.amountOrNone == .cup)
        #expect(shapes.$amounts.assignDefault())
        #expect(shapes.amounts.isEmpty)
        #expect(!shapes.$bareText.assignDefault())
        shapes.$amounts.clear()
        #expect(!shapes.$amounts.isSet)
    }
}
