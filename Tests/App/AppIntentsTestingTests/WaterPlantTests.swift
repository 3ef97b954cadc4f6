import AppIntentsTesting
import Testing

struct WaterPlantTests {
    @Test func asksForThePlantAndWatersIt() async throws {
        let garden = FakeGarden()
        let tester = IntentTester { $0.add(dependency: garden as any Watering) }
        let run = try await tester.run(WaterPlant.self, answers: [.value("Rose")]) { $0.minutes = 12 }
        #expect(run.asked.map(\.dialog) == ["Which plant?"])
        #expect(run.value?.id == "rose")
        #expect(run.dialog == "Rose gets water for 12 minutes.")
        #expect(run.snippet?.texts == ["Rose", "12 min"])
        #expect(await garden.watered == ["rose": 12])
    }
}
