import AppIntentsTesting
import Testing

/// Intents that take the result of the one before.
struct PreviousResultTests {
    struct Note: AppIntent {
        static let title: LocalizedStringResource = "Note"
        @Parameter(title: "Title", default: "Untitled") var heading: String
        @Parameter(title: "Text", inputConnectionBehavior: .connectToPreviousIntentResult) var text: String
        func perform() async throws -> some ReturnsValue<String> { .result(value: "\(heading): \(text)") }
    }

    struct Shout: AppIntent {
        static let title: LocalizedStringResource = "Shout"
        @Parameter(title: "Hint", inputConnectionBehavior: .never) var hint: String?
        @Parameter(title: "Times", default: 1) var times: Int
        @Parameter(title: "Text", default: "Hey") var text: String
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: String(repeating: text.uppercased(), count: times) + (hint ?? ""))
        }
    }

    @Test func theConnectedParameterTakesIt() async throws {
        let first = try await IntentTester().run(Shout())
        #expect(first.value == "HEY")
        #expect(try await IntentTester().run(Note(), previousResult: first.value).value == "Untitled: HEY")
    }

    @Test func otherwiseTheFirstOfItsTypeThatHasNoValue() async throws {
        #expect(try await IntentTester().run(Shout(), previousResult: "ho").value == "HO")
        #expect(try await IntentTester().run(Shout(), previousResult: 2).value == "HEYHEY")
    }
}
