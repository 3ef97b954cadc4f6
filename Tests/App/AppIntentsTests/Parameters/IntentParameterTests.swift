import IntentsModel
import Testing

@testable import AppIntents

@Suite("A parameter")
struct IntentParameterTests {
    @Test("is unset at first, and an optional one reads as nil")
    func startsUnset() {
        let shapes = ParameterShapes()
        #expect(shapes.$bareText.valueState == .unset)
        #expect(shapes.optionalText == nil)
        shapes.optionalText = nil
        #expect(shapes.$optionalText.valueState == .set(nil))
    }

    @Test("explains an unset required value by intent, name, type, place and remedy")
    func explainsUnset() {
        let shapes = ParameterShapes()
        let line = shapes.$plant._facts.place.line
        let explanation = """
            The parameter plant of ParameterShapes, of the type Plant, declared at \
            AppIntentsTests/ParameterShapes.swift:\(line), was read before it had a value. Set it before calling \
            perform(), give it a default, make it optional, or run the intent through the system.
            """
        #expect(shapes.$plant.unsetExplanation == explanation)
        _ = NamedParameter.all(of: shapes)
        #expect(shapes.$plant.unsetExplanation == explanation)
    }

    @Test("explains an unset value of no intent by its title")
    func explainsUnsetAlone() {
        struct Holder {
            @IntentParameter(title: "Plant") var plant: Plant
        }
        let facts = Holder().$plant._facts
        #expect(
            Holder().$plant.unsetExplanation == """
                A parameter, of the type Plant, declared at \(facts.place) with the title “Plant”, was read before it had a \
                value. Set it before calling perform(), give it a default, make it optional, or run the intent through the \
                system.
                """)
    }

    @Test("shares its value with copies of the intent, which may be constants")
    func sharesValue() {
        let first = ParameterShapes()
        let second = first
        second.bareText = "Basil"
        #expect(first.bareText == "Basil")
    }

    @Test("has a title derived from its name when none is declared")
    func derivesTitle() {
        let shapes = ParameterShapes()
        _ = NamedParameter.all(of: shapes)
        #expect(String(localized: shapes.$optionalEntities.title) == "Optional Entities")
        #expect(String(localized: shapes.$titledByDefault.title) == "Text")
    }
}
