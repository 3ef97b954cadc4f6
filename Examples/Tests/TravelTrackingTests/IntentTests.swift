import AppIntentsTesting
import Testing
import TravelTrackingKit

@testable import TravelTrackingExtension

@Suite("The intents")
struct IntentTests {
    private let world: TestWorld

    init() throws { world = try TestWorld() }

    @Test("the closest landmark is returned, said and shown")
    func closest() async throws {
        let run = try await world.tester.run(
            ClosestLandmarkIntent.self, arguments: ["latitude": "48.86", "longitude": "2.29"])
        #expect(run.value?.name == "Eiffel Tower")
        #expect(run.dialog == "The closest landmark is Eiffel Tower, 0 km away.")
        #expect(run.snippet?.texts.contains("Eiffel Tower") == true)
    }

    @Test("missing coordinates are asked for, impossible ones again")
    func coordinates() async throws {
        let run = try await world.tester.run(
            ClosestLandmarkIntent.self, answers: [.value("100"), .value("-90"), .value("0")])
        #expect(run.value?.name == "South Pole")
        #expect(
            run.asked.map(\.dialog) == [
                "At which latitude are you?", "At which latitude are you?", "At which longitude are you?",
            ])
        #expect(run.asked[1].reason == "“Latitude” must be between -90 and 90; 100 is not.")
    }

    @Test("a favorite is toggled by a name that only one landmark has")
    func toggle() async throws {
        let marked = try await world.tester.run(ToggleFavoriteIntent.self, arguments: ["landmark": "big ben"])
        #expect(marked.value == true)
        #expect(marked.dialog == "Elizabeth Tower is a favorite now.")
        let unmarked = try await world.tester.run(ToggleFavoriteIntent.self, arguments: ["landmark": "Elizabeth Tower"])
        #expect(unmarked.dialog == "Elizabeth Tower is no longer a favorite.")
        #expect(try await world.modelData.favorites.identifiers() == [])
    }

    @Test("several landmarks of one name are a question")
    func disambiguation() async throws {
        let run = try await world.tester.run(
            ToggleFavoriteIntent.self, arguments: ["landmark": "Mount"], answers: [.option("Mount Fuji")])
        #expect(run.dialog == "Mount Fuji is a favorite now.")
        #expect(run.asked.map(\.kind) == [.disambiguation])
    }

    @Test("an unknown landmark says so, and which one may be meant")
    func unknown() async throws {
        try await world.modelData.favorites.toggle(try world.landmark("Petra").id)
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await world.tester.run(
                ToggleFavoriteIntent.self, arguments: ["landmark": "Petraa"], answers: [.unavailable])
        }
        #expect(failure?.outcome == .failure)
        #expect(failure?.message == "“Landmark”: no Landmark was found for “Petraa”. Did you mean “Petra”?")
    }

    @Test("landmarks are listed by collection and continent")
    func list() async throws {
        try await world.modelData.favorites.toggle(try world.landmark("Petra").id)
        try await world.modelData.favorites.toggle(try world.landmark("Uluru").id)
        let favorites = try await world.tester.run(
            ListLandmarksIntent.self, arguments: ["collection": "Favorites", "continent": "asia"])
        #expect(favorites.dialog == "1 of 1: Petra.")
        let oceania = try await world.tester.run(
            ListLandmarksIntent.self, arguments: ["continent": "Oceania", "limit": "2"])
        #expect(oceania.value?.map(\.name) == ["Ahu Tongariki", "Aoraki / Mount Cook"])
        let none = try await world.tester.run(
            ListLandmarksIntent.self, arguments: ["collection": "northern", "continent": "Antarctica"])
        #expect(none.value?.isEmpty == true)
        #expect(none.dialog == "There are no such landmarks.")
    }
}
