import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// What an intent's code can ask in the middle of a run.
struct QuestionTests {
    struct Dig: AppIntent {
        static let title: LocalizedStringResource = "Dig Bed"
        func perform() async throws -> some IntentResult { .result() }
    }

    private let dig = Dig()

    @Test func confirmsWithItsOwnQuestion() async throws {
        let asked = try await asRun(answering: [.confirmed(true)]) {
            try await dig.requestConfirmation(actionName: .start, dialog: "Dig now?")
        }.asked
        #expect(asked == [Prompt(.confirmation, dialog: "Dig now?", acceptLabel: "Start", denyLabel: "Cancel")])
    }

    @Test func confirmsWithAGeneralQuestion() async throws {
        let asked = try await asRun(answering: [.confirmed(true)]) { try await dig.requestConfirmation() }.asked
        #expect(asked.map(\.dialog) == ["Continue with “Dig Bed”?"])
        #expect(asked.map(\.acceptLabel) == ["Continue"])
    }

    @Test func confirmsWithADestructiveNameAndAView() async throws {
        let name = ConfirmationActionName.custom(
            acceptLabel: "Rip out", acceptAlternatives: ["Away"], denyLabel: "Spare",
            denyAlternatives: ["Leave", "Keep"], destructive: true)
        let asked = try await asRun(answering: [.confirmed(true)]) {
            try await dig.requestConfirmation(actionName: name, dialog: "All?") { Text("Roses") }
        }.asked
        #expect(asked.map(\.snippet) == [ViewNode("text", text: "Roses")])
        #expect(asked.map(\.isDestructive) == [true])
        #expect(asked.map(\.denyLabel) == ["Spare"])
        #expect(asked.map(\.acceptAlternatives) == [["Away"]])
        #expect(asked.map(\.denyAlternatives) == [["Leave", "Keep"]])
    }

    @Test func confirmsWithAResult() async throws {
        let asked = try await asRun(answering: [.confirmed(true), .confirmed(true)]) {
            try await dig.requestConfirmation(result: .result(dialog: "Dig here?", view: Text("North")))
            try await dig.requestConfirmation(output: .result(dialog: "And there?"), confirmationActionName: .start)
        }.asked
        #expect(asked.map(\.dialog) == ["Dig here?", "And there?"])
        #expect(asked.map(\.snippet?.text) == ["North", nil])
        #expect(asked.map(\.acceptLabel) == ["Continue", "Start"])
    }

    struct Bed: SnippetIntent {
        static let title: LocalizedStringResource = "Bed"
        func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("North bed")) }
    }

    struct Depth: SnippetIntent {
        static let title: LocalizedStringResource = "Depth"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
            .result(value: 40, view: Text("40 cm"))
        }
    }

    @Test func confirmsBesideASnippetOfAnotherIntent() async throws {
        let (depth, asked) = try await asRun(answering: [.confirmed(true), .confirmed(true)]) {
            try await dig.requestConfirmation(actionName: .start, dialog: "Dig here?", snippetIntent: Bed())
            return try await dig.requestConfirmation(snippetIntent: Depth())
        }
        #expect(depth == 40)
        #expect(asked.map(\.snippet?.text) == ["North bed", "40 cm"])
        #expect(asked.map(\.dialog) == ["Dig here?", "Continue with “Dig Bed”?"])
        #expect(asked.map(\.acceptLabel) == ["Start", "Continue"])
    }

    @Test func marksADialogThatIsOnlySaid() async throws {
        let asked = try await asRun(answering: [.confirmed(true), .confirmed(true)]) {
            try await dig.requestConfirmation(dialog: "Dig?", showDialogAsPrompt: false, snippetIntent: Bed())
            try await dig.requestConfirmation(dialog: "Dig?", showDialogAsPrompt: true) { Text("North") }
        }.asked
        #expect(asked.map(\.isDialogSpokenOnly) == [true, nil])
    }

    @Test func asksNothingThatOnlyADoubtfulSystemWouldAsk() async throws {
        let asked = try await asRun(answering: []) {
            try await dig.requestConfirmation(conditions: .lowConfidenceSource, dialog: "Really?")
        }.asked
        #expect(asked.isEmpty)
    }

    @Test func endsTheRunWhenTheAnswerIsNo() async throws {
        await #expect(throws: RunError(.refused, "“Dig now?” was answered with no.")) {
            try await asRun(answering: [.confirmed(false)]) { try await dig.requestConfirmation(dialog: "Dig now?") }
        }
        await #expect(throws: CancellationError.self) {
            try await asRun(answering: [.cancelled]) { try await dig.requestConfirmation(dialog: "Dig now?") }
        }
        await #expect(throws: RunError(.needsConfirmation, "Dig now?")) {
            try await asRun(answering: [.unavailable]) { try await dig.requestConfirmation(dialog: "Dig now?") }
        }
    }

    @Test func doesNotGuessWhichOfTwoEqualChoicesIsMeant() async throws {
        let options = ["Peat", "Sand", "Peat"].map { IntentChoiceOption(title: "\($0)") }
        await #expect(
            throws: RunError(
                .invalidValue,
                "“Which soil?” was answered with “Peat”, which names 2 of the choices. Choose one by its place: 1 or 3."
            )
        ) {
            try await asRun(answering: [.value(.string("Peat"))]) {
                try await dig.requestChoice(between: options, dialog: "Which soil?")
            }
        }
        let (choice, _) = try await asRun(answering: [.value(.string("sand"))]) {
            try await dig.requestChoice(between: options, dialog: "Which soil?")
        }
        #expect(choice == options[1])
    }

    @Test func offersChoices() async throws {
        let deep = IntentChoiceOption(title: "Deep")
        let options = [deep, IntentChoiceOption(title: "Everything", style: .destructive), .cancel]
        let (choice, asked) = try await asRun(answering: [.option(0)]) {
            try await dig.requestChoice(between: options, dialog: "How deep?")
        }
        #expect(choice == deep)
        #expect(asked.map(\.dialog) == ["How deep?"])
        #expect(asked.first?.options.map(\.display.title) == ["Deep", "Everything", "Cancel"])
        #expect(asked.first?.isDestructive == true)
        #expect(asked.first?.options.map(\.isDestructive) == [nil, true, nil])
        await #expect(throws: CancellationError.self) {
            try await asRun(answering: [.option(2)]) { try await dig.requestChoice(between: options) }
        }
    }

    @Test func offersChoicesBesideAView() async throws {
        let options = [IntentChoiceOption(title: "Deep"), .cancel]
        let asked = try await asRun(answering: [.option(0)]) {
            try await dig.requestChoice(between: options, dialog: "How deep?", view: Text("Clay"))
        }.asked
        #expect(asked.map(\.snippet) == [ViewNode("text", text: "Clay")])
    }

    @Test func aViewThatIsTooLargeEndsTheRunWithTheReason() async throws {
        let rows = ForEach(0..<100_000) { Text(verbatim: "\($0)") }
        await #expect(throws: ViewTreeError.tooManyViews(view: "Text", limit: 50_000)) {
            try await asRun(answering: [.option(0)]) {
                try await dig.requestChoice(between: [IntentChoiceOption(title: "Deep")], view: rows)
            }
        }
    }

    @Test func refusesToOfferNothing() async {
        await #expect(
            throws: RunError(
                .noOptions, "requestChoice offers nothing to choose from: give it one or more IntentChoiceOption.")
        ) { try await asRun(answering: [.option(0)]) { try await dig.requestChoice(between: []) } }
    }

    @Test func comesToTheFrontWithADialog() async throws {
        let asked = try await asRun(answering: []) { try await dig.continueInForeground("Look at the bed?") }.asked
        #expect(asked == [Prompt(.foreground, dialog: "Look at the bed?")])
    }

    @Test func knowsTheSurroundingsOfTheRun() async throws {
        let context = await asRun(answering: [], locale: "fr_FR") { dig.systemContext }.result
        #expect(context.locale == Locale(identifier: "fr_FR"))
        #expect(context.currentMode == .background)
        #expect(context.currentMode.canContinueInForeground)
        #expect(!context.isVoiceOnly)
        #expect(context.preciseTimestamp == Date(timeIntervalSince1970: 1_770_000_000))
        #expect(dig.systemContext.preciseTimestamp == nil)
        #expect(!dig.systemContext.currentMode.canContinueInForeground)
    }

    @Test func explainsAQuestionOutsideOfARun() async throws {
        await #expect(
            throws: RunError(
                .unavailable,
                "requestConfirmation asks a person, but no run is under way: run the intent with the system or with "
                    + "AppIntentsTesting instead of calling perform() by itself.")
        ) { try await dig.requestConfirmation() }
    }
}
