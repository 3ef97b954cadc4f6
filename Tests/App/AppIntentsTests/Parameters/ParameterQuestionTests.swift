import IntentsModel
import PlatformSwiftUI
import Testing

@testable import AppIntents

@Suite("A question about a parameter")
struct ParameterQuestionTests {
    private let shapes: ParameterShapes = {
        let shapes = ParameterShapes()
        _ = NamedParameter.all(of: shapes)
        return shapes
    }()

    @Test("asks for a value with the parameter's own dialog, and leaves the parameter alone")
    func value() async throws {
        let (plant, asked) = try await asRun(answering: [.value(.string("3"))]) {
            try await shapes.$plant.requestValue()
        }
        #expect(plant.name == "Rose")
        #expect(
            asked == [
                Prompt(
                    .value, parameter: "plant", label: "Plant", dialog: "Which plant?", valueType: .entity("Plant"))
            ])
        #expect(!shapes.$plant.isSet)
    }

    @Test("asks in general words when no dialog is declared, and in the code's own words when it gives some")
    func dialogs() async throws {
        let (_, asked) = try await asRun(answering: [.value(.int(4)), .value(.string("5"))]) {
            let first = try await shapes.$bareNumber.requestValue()
            let second = try await shapes.$bareNumber.requestValue("How many?")
            #expect(first == 4)
            #expect(second == 5)
        }
        #expect(asked.map(\.dialog) == ["Enter a value for “Bare Number”.", "How many?"])
    }

    @Test("takes a choice by its place, its value and its title")
    func choice() async throws {
        let plants = Array(Garden.plants.prefix(2))
        let answers: [Answer] = [
            .option(1), .value(.string("BASIL")), .value(PromptOption(plants[1], in: .current).value),
        ]
        let (chosen, asked) = try await asRun(answering: answers) {
            var chosen: [Int] = []
            for _ in answers { chosen.append(try await shapes.$plant.requestDisambiguation(among: plants).id) }
            return chosen
        }
        #expect(chosen == [2, 1, 2])
        #expect(asked[0].dialog == "Which one?")
        #expect(asked[0].options.map(\.display.title) == ["Basil", "Thai Basil"])
        #expect(asked[0].isComplete)
    }

    @Test("refuses an answer that is none of the choices")
    func noChoice() async {
        await #expect(
            throws: RunError(
                .invalidValue, "“Plant” takes one of the choices; the text “Oak” is not among them.",
                parameter: "plant")
        ) {
            try await asRun(answering: [.value(.string("Oak"))]) {
                try await shapes.$plant.requestDisambiguation(among: Garden.plants)
            }
        }
    }

    @Test("refuses a title that several choices have, with what tells them apart, which is an answer")
    func sameTitles() async throws {
        let roses = [Plant(id: 7, name: "Rose", height: 30), Plant(id: 8, name: "Rosé", height: 40)]
        await #expect(
            throws: RunError(
                .invalidValue,
                "“Plant” takes one of the choices; the text “rosè” names 2 of them. Name one by its identifier: 7 or 8.",
                parameter: "plant")
        ) {
            try await asRun(answering: [.value(.string("rosè"))]) {
                try await shapes.$plant.requestDisambiguation(among: roses)
            }
        }
        let (chosen, _) = try await asRun(answering: [.value(.string("8")), .value(.string("Rosé"))]) {
            var chosen: [Int] = []
            for _ in 1...2 { chosen.append(try await shapes.$plant.requestDisambiguation(among: roses).id) }
            return chosen
        }
        #expect(chosen == [8, 8])
    }

    @Test("confirms a value with yes or no")
    func confirmation() async throws {
        let (answers, asked) = try await asRun(answering: [.confirmed(true), .confirmed(false)]) {
            let yes = try await shapes.$plant.requestConfirmation(for: Garden.plants[2])
            let no = try await shapes.$plant.requestConfirmation(for: Garden.plants[2], dialog: "The rose?")
            return [yes, no]
        }
        #expect(answers == [true, false])
        #expect(asked.map(\.dialog) == ["Is “Rose” right for “Plant”?", "The rose?"])
    }

    @Test("confirms a value beside a view")
    func confirmationBesideAView() async throws {
        let (answers, asked) = try await asRun(answering: [.confirmed(true), .confirmed(false)]) {
            let rose = Garden.plants[2]
            let one = try await shapes.$plant.requestConfirmation(for: rose, dialog: "The rose?", view: Text("Red"))
            let other = try await shapes.$plant.requestConfirmation(for: rose) {
                Text("Red")
                Text("Thorny")
            }
            return [one, other]
        }
        #expect(answers == [true, false])
        #expect(asked.map(\.dialog) == ["The rose?", "Is “Rose” right for “Plant”?"])
        #expect(asked.first?.snippet == ViewNode("text", text: "Red"))
        #expect(asked.last?.snippet?.children.map(\.text) == ["Red", "Thorny"])
    }

    @Test("ends the run with what it needed when nobody can be asked")
    func unavailable() async {
        await #expect(throws: RunError(.needsValue, "Which plant?", parameter: "plant")) {
            try await asRun(answering: []) { try await shapes.$plant.requestValue() }
        }
    }

    @Test("can be thrown, so that the system asks and performs again")
    func errors() {
        #expect(
            shapes.$plant.needsValueError()
                == AppIntentError(.needsValue(parameter: "plant", dialog: "Which plant?")))
        #expect(
            shapes.$amount.needsValueError("How much?")
                == AppIntentError(.needsValue(parameter: "amount", dialog: "How much?")))
        #expect(
            shapes.$amountOrNone.needsDisambiguationError(among: [.sip])
                == AppIntentError(
                    .needsDisambiguation(
                        parameter: "amountOrNone", options: [PromptOption(Amount.sip, in: .current)],
                        dialog: "Which of them?")))
    }
}
