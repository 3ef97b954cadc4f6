import AppIntentsTesting
import Testing

/// Dependencies that a tester replaces, and queries that use them.
struct DependencyTests {
    private func tester(_ plants: String...) -> IntentTester {
        IntentTester { $0.add(dependency: FakeGarden(plants) as any Watering) }
    }

    @Test("KP-80: a run without a registration fails and names the call")
    func failsWithoutTheDependency() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await IntentTester().run(WaterPlant.self, arguments: ["plant": "rose"])
        }
        #expect(failure?.error.code == .dependencyNotRegistered)
        #expect(
            failure?.message.hasPrefix(
                "PlantQuery needs a dependency of type any Watering, declared at AppIntentsTestingTests/Garden.swift:")
                == true)
        #expect(
            failure?.message.hasSuffix(
                "Give the test one with IntentTester { $0.add(dependency: … as any Watering) }; an app calls "
                    + "AppDependencyManager.shared.add(dependency: … as any Watering) in its init().") == true)
    }

    @Test("KP-80: two testers at the same time do not see each other", arguments: ["iris", "lily", "aster"])
    func keepsToItself(_ name: String) async throws {
        let run = try await tester(name).run(WaterPlant.self, arguments: ["plant": name])
        #expect(run.value?.id == name)
        #expect(try await tester(name).allEntities(of: Plant.self).map(\.id) == [name])
    }

    @Test func asksEveryKindOfQuery() async throws {
        let tester = tester("rose", "primrose", "basil")
        #expect(try await tester.entities(of: Plant.self, identifiedBy: ["basil", "oak"]).map(\.id) == ["basil"])
        #expect(try await tester.entities(of: Plant.self, matching: "ROSE").map(\.id) == ["rose", "primrose"])
        #expect(try await tester.suggestedEntities(of: Plant.self).count == 3)
    }

    @Test("KP-79: the intents of the process are listed")
    func listsIntents() {
        #expect(IntentTester.intents["WaterPlant"] == WaterPlant.self)
    }
}
