import AppIntents
import AppIntentsTesting
import Testing

/// A parameter's resolvers read what the command line and every other surface give as text.
@Suite struct ResolverRunTests {
    struct Paint: AppIntent {
        static let title: LocalizedStringResource = "Paint"
        @Parameter(title: "Colour", resolvers: { IntFromStringResolver(radix: 16) }) var colour: Int
        @Parameter(title: "Layers", resolvers: { LayersResolver() }) var layers: Int?
        @Parameter(title: "Spots", resolvers: { IntFromStringResolver(radix: 16) }) var spots: [Int]?

        func perform() async throws -> some IntentResult & ReturnsValue<String> {
            .result(value: "\(colour) \(layers ?? 1) \(spots ?? [])")
        }
    }

    struct LayersResolver: Resolver {
        func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
            switch input {
            case "thick": return 3
            case "which": return try await context.requestValue("How many layers?")
            case "bad": throw NoPaint()
            default: return nil
            }
        }
    }

    struct NoPaint: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "There is no paint." }
    }

    private let tester = IntentTester()

    @Test func textIsReadByTheDeclaredResolversBeforeTheUsualRules() async throws {
        let run = try await tester.run(
            Paint.self, arguments: ["colour": "10", "layers": "thick", "spots": "a", "spots": "1f"])
        #expect(run.value == "16 3 [10, 31]")
    }

    @Test func whatTheyDoNotKnowIsReadAsUsual() async throws {
        let run = try await tester.run(Paint.self, arguments: ["colour": "a", "layers": "five"])
        #expect(run.value == "10 5 []")
    }

    @Test func aResolverMayAskWhileTheIntentRuns() async throws {
        let run = try await tester.run(
            Paint.self, arguments: ["colour": "a", "layers": "which"], answers: [.value("4")])
        #expect(run.value == "10 4 []")
        #expect(run.asked.map(\.dialog) == ["How many layers?"])
    }

    @Test func whatAResolverThrowsEndsTheRunInItsWords() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(Paint.self, arguments: ["colour": "a", "layers": "bad"])
        }
        #expect(failure?.message == "There is no paint.")
    }
}
