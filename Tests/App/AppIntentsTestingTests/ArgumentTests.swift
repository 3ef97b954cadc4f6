import AppIntentsTesting
import Testing

/// Parameters from values and from text.
struct ArgumentTests {
    struct Plan: AppIntent {
        static let title: LocalizedStringResource = "Plan Season"
        @Parameter(title: "Season") var season: Season
        @Parameter(title: "Plants") var plants: [Plant]?
        @Parameter(title: "Beds", default: 2, inclusiveRange: (1, 9)) var beds: Int
        @Parameter(title: "Watered") var isWatered: Bool?

        func perform() async throws -> some ReturnsValue<String> {
            let names = (plants ?? []).map(\.id).joined(separator: "+")
            return .result(value: "\(season) \(names) \(beds) \(isWatered.map { "\($0)" } ?? "-")")
        }
    }

    private let tester = IntentTester { $0.add(dependency: FakeGarden() as any Watering) }

    @Test func understandsTextAsTheCommandLineDoes() async throws {
        let run = try await tester.run(
            Plan.self,
            arguments: ["season": "fall", "plants": "Rose", "plants": "basil", "beds": "4", "isWatered": "yes"])
        #expect(run.value == "autumn rose+basil 4 true")
        #expect(run.asked.isEmpty)
    }

    @Test func takesTheParametersThatAnIntentHolds() async throws {
        let plan = Plan()
        plan.season = .spring
        plan.plants = [Plant(id: "basil")]
        #expect(try await tester.run(plan).value == "spring basil 2 -")
    }

    @Test func takesTheParametersThatAClosureSets() async throws {
        let run = try await tester.run(Plan.self) {
            $0.season = .autumn
            $0.beds = 9
        }
        #expect(run.value == "autumn  9 -")
    }

    @Test func refusesWhatDoesNotFit() async throws {
        let unknown = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(Plan.self, arguments: ["season": "monsoon"], answers: [.unavailable])
        }
        #expect(unknown?.outcome == .invalidValue)
        #expect(unknown?.error.parameter == "season")
        let range = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(
                Plan.self, arguments: ["season": "spring", "beds": "10"], answers: [.unavailable])
        }
        #expect(range?.outcome == .invalidValue)
        #expect(range?.error.parameter == "beds")
    }

    @Test func refusesNamesThatAreNoParameters() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(Plan.self, arguments: ["saeson": "spring"])
        }
        #expect(failure?.message == "“Plan Season” has no parameter “saeson”. Did you mean “season”?")
    }

    @Test("KP-28: a run that nobody can be asked in ends with what it needs")
    func needsAValue() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(Plan.self, answers: [.unavailable])
        }
        #expect(failure?.outcome == .needsValue)
        #expect(failure?.error.parameter == "season")
        #expect(failure?.asked.count == 1)
    }
}
