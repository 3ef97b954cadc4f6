import AppIntentsTesting
import Testing

/// How runs end, and what they open.
struct OutcomeTests {
    struct Rust: LocalizedError {
        var errorDescription: String? { "The shears are rusty." }
    }

    struct Cut: AppIntent {
        static let title: LocalizedStringResource = "Cut"
        @Parameter(title: "Sharp", default: false) var isSharp: Bool
        func perform() async throws -> some ProvidesDialog {
            guard isSharp else { throw Rust() }
            return .result(dialog: "Cut.")
        }
    }

    @Test("KP-83: a failed run throws and yields no dialog")
    func throwsForARunThatFails() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) { try await IntentTester().run(Cut.self) }
        #expect(failure?.outcome == .failure)
        #expect(failure?.description == "failure (threw): The shears are rusty.")
        #expect(try await IntentTester().run(Cut.self) { $0.isSharp = true }.dialog == "Cut.")
    }

    struct OpenPlant: OpenIntent {
        static let title: LocalizedStringResource = "Open Plant"
        @Parameter(title: "Plant") var target: Plant
    }

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"
        func perform() async throws -> some IntentResult & OpensIntent {
            let open = OpenPlant()
            open.target = Plant(id: "rose")
            return .result(opensIntent: open)
        }
    }

    @Test("KP-75: the opened intent is there with its parameters")
    func givesTheOpenedIntent() async throws {
        let run = try await IntentTester().run(Show.self)
        #expect((run.opened as? OpenPlant)?.target.id == "rose")
        #expect(run.value == nil)
    }

    struct Photograph: AppIntent {
        static let title: LocalizedStringResource = "Photograph"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        @Parameter(title: "By Error", default: false) var byError: Bool
        func perform() async throws -> some ProvidesDialog {
            if byError { throw needsToContinueInForegroundError("Open to take a photo?") }
            try await continueInForeground("Look at the camera?")
            return .result(dialog: "Taken.")
        }
    }

    @Test("KP-41: asks once before the app comes to the front")
    func comesToTheFront() async throws {
        let run = try await IntentTester().run(Photograph.self, answers: [.confirm(true)])
        #expect(run.cameToForeground)
        #expect(run.asked.map(\.dialog) == ["Look at the camera?"])
        #expect(run.dialog == "Taken.")
        let byError = try await IntentTester().run(Photograph.self, answers: [.confirm(true)]) { $0.byError = true }
        #expect(byError.cameToForeground)
        #expect(byError.asked.map(\.dialog) == ["Open to take a photo?"])
    }

    @Test("KP-41: no, and impossible, are outcomes of their own")
    func staysBehind() async throws {
        let refused = await #expect(throws: IntentTestFailure.self) {
            try await IntentTester().run(Photograph.self, answers: [.confirm(false)])
        }
        #expect(refused?.error.code == .refused)
        let impossible = await #expect(throws: IntentTestFailure.self) {
            try await IntentTester(isForegroundPossible: false).run(Photograph.self)
        }
        #expect(impossible?.outcome == .unavailable)
        #expect(impossible?.error.code == .foregroundUnavailable)
    }

    @Test func speaksTheLanguageOfTheTester() async throws {
        struct Count: AppIntent {
            static let title: LocalizedStringResource = "Count"
            func perform() async throws -> some ProvidesDialog { .result(dialog: "\(1200) leaves") }
        }
        #expect(try await IntentTester(locale: Locale(identifier: "de")).run(Count.self).dialog == "1.200 leaves")
        #expect(try await IntentTester().run(Count.self).dialog == "1,200 leaves")
    }
}
