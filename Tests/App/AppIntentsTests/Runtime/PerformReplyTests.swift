import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// What the service answers for each way in which `perform()` can end.
struct PerformReplyTests {
    struct Water: AppIntent {
        static let title: LocalizedStringResource = "Water"
        @Parameter(title: "Bed") var bed: String
        @Parameter(title: "Litres", default: 2) var litres: Int
        @Parameter(title: "Amount") var amount: Amount?
        @Parameter(title: "Plants") var plants: [Plant]?

        func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
            let names = (plants ?? []).map(\.name).joined(separator: "+")
            let text = "\(bed) \(litres) \(amount?.rawValue ?? "-") \(names)"
            return .result(value: text, dialog: IntentDialog(full: "Watered \(bed).", supporting: "Watered"))
        }
    }

    @Test func fillsParametersByNameAndReturnsValueAndDialog() async throws {
        let done = try await result(
            Water.self,
            [
                "bed": .string("North"), "litres": .int(5),
                "amount": .enumCase(EnumValue(typeName: "Amount", rawValue: "can")),
                "plants": .array([
                    .entity(EntityValue(typeName: "Plant", identifier: "3", display: DisplayValue(title: ""))),
                    .entity(EntityValue(typeName: "Plant", identifier: "1", display: DisplayValue(title: ""))),
                ]),
            ])
        #expect(done.value == .string("North 5 can Rose+Basil"))
        #expect(done.dialog == DialogValue(full: "Watered North.", supporting: "Watered"))
        #expect(done.snippet == nil)
        #expect(done.opened == nil)
    }

    @Test func takesDeclaredDefaultsAndLeavesOptionalsUnset() async throws {
        #expect(try await result(Water.self, ["bed": .string("North")]).value == .string("North 2 - "))
    }

    @Test("KP-28: a run without a required value does not enter perform")
    func refusesAMissingRequiredValue() async throws {
        let error = try await failure(Water.self)
        #expect(
            error
                == RunError(.needsValue, "Water cannot run without a value for its parameter “bed”.", parameter: "bed"))
    }

    @Test func refusesNamesItDoesNotKnow() async throws {
        let error = try await failure(Water.self, ["bed": .string("North"), "colour": .string("red")])
        #expect(error == RunError(.invalidValue, "Water has no parameter “colour”.", parameter: "colour"))
    }

    @Test func namesTheParameterWhoseValueDoesNotFit() async throws {
        let error = try await failure(Water.self, ["bed": .string("North"), "litres": .date(.distantPast)])
        #expect(error.code == .invalidValue)
        #expect(error.parameter == "litres")
    }

    @Test func namesAnIntentThatIsNotInTheProgram() async throws {
        let service = IntentService(registry: IntentRegistry(intents: []))
        let request = PerformRequest(runID: "test", action: "Gone", parameters: [:], context: RunContext())
        await #expect(
            throws: RunError(
                .typeNotInProcess,
                "This program has no intent “Gone”: its metadata names one that its code does not hold. "
                    + "Build and install the app again.")
        ) { try await service.perform(request) }
    }

    struct Ends: AppIntent {
        static let title: LocalizedStringResource = "Ends"
        @Parameter(title: "Way") var way: String
        @Parameter(title: "Note") var note: String?
        @Parameter(title: "Plant") var plant: Plant?

        func perform() async throws -> some ProvidesDialog {
            switch way {
            case "value": throw $note.needsValueError("Which note?")
            case "choice":
                throw $plant.needsDisambiguationError(among: Array(Garden.plants.prefix(2)), dialog: "Which?")
            case "restart":
                note = "again"
                throw AppIntentError.restartPerform
            case "foreground": throw needsToContinueInForegroundError("Open to take a photo?", alwaysConfirm: false)
            case "cancel": throw CancellationError()
            case "error": throw AppIntentError.UserActionRequired.signin
            case "well": break
            case "run error": throw RunError(.refused, "No.")
            default: throw NSError(domain: "Garden", code: 1, userInfo: [NSLocalizedDescriptionKey: "Broken."])
            }
            return .result(dialog: "All is well.")
        }
    }

    private func end(_ way: String) async throws -> PerformReply {
        try await reply(Ends.self, ["way": .string(way)])
    }

    @Test func endsWell() async throws {
        #expect(try await end("well") == .finished(PerformedResult(dialog: DialogValue(full: "All is well."))))
    }

    @Test func asksForAValueAndForAChoice() async throws {
        #expect(
            try await end("value")
                == .needsValue(parameter: "note", dialog: "Which note?", parameters: ["way": .string("value")]))
        guard
            case .needsDisambiguation("plant", let options, "Which?", ["way": .string("choice")]) = try await end(
                "choice")
        else {
            Issue.record("The reply is no choice.")
            return
        }
        #expect(options.map(\.display.title) == ["Basil", "Thai Basil"])
    }

    @Test func restartsWithTheParametersAsTheCodeLeftThem() async throws {
        #expect(
            try await end("restart") == .restart(parameters: ["way": .string("restart"), "note": .string("again")]))
    }

    @Test("KP-41: asks to continue in the foreground")
    func asksForTheForeground() async throws {
        #expect(
            try await end("foreground") == .needsForeground(dialog: "Open to take a photo?", alwaysConfirm: false))
    }

    @Test func tellsCancellationFromFailure() async throws {
        #expect(try await end("cancel") == .cancelled)
        #expect(try await end("run error") == .failed(RunError(.refused, "No.")))
        #expect(try await end("error") == .failed(RunError(.threw, "Sign in to the app first, then try again.")))
    }

    @Test("KP-83: a failed run has the error's text and no dialog of success")
    func failsWithTheTextOfTheError() async throws {
        #expect(try await end("other") == .failed(RunError(.threw, "Broken.")))
    }
}
