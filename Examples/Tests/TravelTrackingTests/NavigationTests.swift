import AppIntentsTesting
import Testing
import TravelTrackingKit

@testable import TravelTracking

/// One after the other, because the app is at one place at a time.
@Suite("Moving through the app", .serialized)
@MainActor
struct NavigationTests {
    private let world: TestWorld

    init() throws { world = try TestWorld() }

    @Test("the section is asked for with its choices")
    func navigate() async throws {
        let run = try await world.tester.run(NavigateIntent.self, answers: [.option("Map")])
        #expect(Navigator.shared.section == .map)
        #expect(run.dialog == "Here is the Map section.")
        #expect(run.asked.map(\.dialog) == ["Which section?"])
        #expect(run.asked.first?.options.map(\.display.title) == ["Landmarks", "Map", "Collections"])
    }

    @Test("a landmark is opened by another of its names")
    func open() async throws {
        let run = try await world.tester.run(OpenLandmarkIntent.self, arguments: ["target": "Ayers Rock"])
        #expect(Navigator.shared.landmark?.name == "Uluru")
        #expect(Navigator.shared.section == .landmarks)
        #expect(run.dialog == "Here is Uluru.")
        #expect(run.asked.isEmpty)
    }
}
