import AppIntentsTesting
import Testing

/// Questions before and during `perform()`, and scripts that answer them.
struct QuestionTests {
    struct Repot: AppIntent {
        static let title: LocalizedStringResource = "Repot"
        @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
        @Parameter(title: "Pot", requestValueDialog: "Which pot?") var pot: String
        @Parameter(title: "Note") var note: String?

        func perform() async throws -> some ProvidesDialog {
            if plant.id == "rose", note == nil { throw $note.needsValueError("What about the thorns?") }
            try await requestConfirmation(actionName: .start, dialog: "Repot \(plant.id)?")
            let soil = try await requestChoice(
                between: [.init(title: "Peat"), .init(title: "Sand"), .cancel], dialog: "Which soil?")
            return .result(dialog: "\(plant.id), \(pot), \(soil.title), \(note ?? "no note")")
        }
    }

    private let tester = IntentTester { $0.add(dependency: FakeGarden() as any Watering) }

    @Test("KP-28: a missing value is asked for once, with the declared dialog")
    func asksInOrderAndTellsWhatItAsked() async throws {
        let run = try await tester.run(
            Repot.self, answers: [.value("basil"), .value("clay"), .confirm(true), .option("Sand")])
        #expect(run.asked.map(\.dialog) == ["Which plant?", "Which pot?", "Repot basil?", "Which soil?"])
        #expect(run.asked.map(\.parameter) == ["plant", "pot", nil, nil])
        #expect(run.asked[2].acceptLabel == "Start")
        #expect(run.dialog == "basil, clay, Sand, no note")
    }

    @Test func answersByParameterWhateverTheOrder() async throws {
        let run = try await tester.run(
            Repot.self,
            answers: [.confirm(true), .option(at: 0), .value("clay", for: "pot"), .option("Basil", for: "plant")])
        #expect(run.dialog == "basil, clay, Peat, no note")
    }

    @Test func performsAgainAfterNeedsValueError() async throws {
        let run = try await tester.run(
            Repot.self,
            answers: [
                .value(Plant(id: "rose")), .value("clay"), .value("Gloves"), .confirm(true), .option("Peat"),
            ])
        #expect(run.asked[2].dialog == "What about the thorns?")
        #expect(run.dialog == "rose, clay, Peat, Gloves")
    }

    @Test func endsWhenAPersonSaysNoOrCancels() async throws {
        let refused = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(
                Repot.self, arguments: ["plant": "basil", "pot": "clay"], answers: [.confirm(false)])
        }
        #expect(refused?.outcome == .cancelled)
        #expect(refused?.error.code == .refused)
        let cancelled = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(Repot.self, arguments: ["plant": "basil", "pot": "clay"], answers: [.cancel])
        }
        #expect(cancelled?.outcome == .cancelled)
        #expect(cancelled?.asked.map(\.dialog) == ["Repot basil?"])
    }

    private func problem(_ answers: [ScriptedAnswer]) async -> String? {
        await #expect(throws: ScriptProblem.self) { try await tester.run(Repot.self, answers: answers) }?.description
    }

    @Test func saysWhichAnswerIsMissing() async throws {
        #expect(
            await problem([.value("basil")])
                == "Repot asked “Which pot?” for its parameter “pot”, and the script has no answer to it. "
                + "Add .value(\"…\", for: \"pot\") to `answers`.")
        #expect(
            await problem([.value("basil"), .value("clay")])
                == "Repot asked “Repot basil?”, and the script has no answer to it. Add .confirm(true) to `answers`.")
        #expect(
            await problem([.value("basil"), .value("clay"), .confirm(true)])
                == "Repot asked “Which soil?”, and the script has no answer to it. Add .option(\"Peat\") to `answers`.")
    }

    @Test func saysWhichAnswerFitsNoOption() async throws {
        #expect(
            await problem([.value("basil"), .value("clay"), .confirm(true), .option("Mud")])
                == "The answer .option(\"Mud\") fits no option of “Which soil?”; it offers “Peat”, “Sand”, “Cancel”.")
    }

    /// Two beds of one title, one with a synonym, one without a title.
    enum Bed: String, AppEnum {
        case twin1, twin2, king, plain

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
        static let caseDisplayRepresentations: [Bed: DisplayRepresentation] = [
            .twin1: "Twin", .twin2: "Twin", .king: DisplayRepresentation(title: "King", synonyms: ["Large"]),
            .plain: "",
        ]
    }

    struct Dig: AppIntent {
        static let title: LocalizedStringResource = "Dig"
        @Parameter(title: "Bed", requestValueDialog: "Which bed?") var bed: Bed

        func perform() async throws -> some ReturnsValue<Bed> { .result(value: bed) }
    }

    @Test(
        "A choice is named by its title, a synonym or its identifier",
        arguments: [("King", Bed.king), ("king", .king), ("large", .king), ("twin2", .twin2), ("plain", .plain)])
    func namesOptions(name: String, bed: Bed) async throws {
        #expect(try await tester.run(Dig.self, answers: [.option(name, for: "bed")]).value == bed)
    }

    private func digProblem(_ answers: [ScriptedAnswer]) async -> String? {
        await #expect(throws: ScriptProblem.self) { try await tester.run(Dig.self, answers: answers) }?.description
    }

    @Test func refusesATitleThatSeveralOptionsHave() async throws {
        #expect(
            await digProblem([.option("Twin", for: "bed")])
                == "The answer .option(\"Twin\", for: \"bed\") fits 2 options of “Which bed?”: name one by its "
                + "identifier, “twin1” or “twin2”.")
        #expect(
            await digProblem([.option("Mud")])
                == "The answer .option(\"Mud\") fits no option of “Which bed?”; it offers “Twin”, “Twin”, “King”, “plain”."
        )
    }

    struct Fill: AppIntent {
        static let title: LocalizedStringResource = "Fill"

        func perform() async throws -> some ProvidesDialog {
            let soil = try await requestChoice(
                between: [.init(title: "Peat"), .init(title: "Peat")], dialog: "Which soil?")
            return .result(dialog: "\(soil.title)")
        }
    }

    @Test func refusesATitleOfTheIntentsOwnChoicesToo() async throws {
        let problem = await #expect(throws: ScriptProblem.self) {
            try await tester.run(Fill.self, answers: [.option("Peat")])
        }
        #expect(
            problem?.description
                == "The answer .option(\"Peat\") fits 2 options of “Which soil?”: say which with .option(at: 0) or "
                + ".option(at: 1).")
    }

    @Test func saysWhichAnswersWereNotUsed() async throws {
        let answers: [ScriptedAnswer] = [
            .value("basil"), .value("clay"), .confirm(true), .option("Sand"), .value(3), .cancel,
        ]
        #expect(await problem(answers) == "Repot never asked for these answers: .value(3), .cancel. Remove them.")
    }
}
