import AppIntentsTesting
import Foundation
import Testing
import TravelTrackingKit
import WidgetKit

@testable import TravelTrackingWidgets

@Suite("Widget and control")
@MainActor
struct WidgetTests {
    private let world: TestWorld
    private let widget: LandmarkWidget
    private let control: FavoriteControl

    init() throws {
        world = try TestWorld()
        var widget = LandmarkWidget()
        widget.provider.modelData = world.modelData
        widget.provider.now = { Date(timeIntervalSince1970: 0) }
        self.widget = widget
        control = FavoriteControl()
        control.provider.modelData = world.modelData
    }

    @Test("the widget shows another landmark of its collection every hour")
    func timeline() async throws {
        let hosted = try #require(HostedWidget(widget))
        for name in ["Petra", "Uluru"] { try await world.modelData.favorites.toggle(try world.landmark(name).id) }
        let favorites = LandmarkWidgetConfiguration(collection: CollectionEntity(.favorites))
        let timeline = try await hosted.timeline(in: .systemSmall, configuration: favorites)
        #expect(timeline.entries.prefix(3).map(\.node.text) == ["Petra", "Uluru", "Petra"])
        #expect(timeline.entries.prefix(2).map(\.date.timeIntervalSince1970) == [0, 3600])
        #expect(timeline.reloadDate == timeline.entries.last?.date)
    }

    @Test("an empty collection says so, and is asked for again in an hour")
    func empty() async throws {
        let hosted = try #require(HostedWidget(widget))
        let favorites = LandmarkWidgetConfiguration(collection: CollectionEntity(.favorites))
        let timeline = try await hosted.timeline(in: .systemSmall, configuration: favorites)
        #expect(timeline.entries.map(\.node.text) == ["No landmarks yet"])
        #expect(timeline.reloadDate == Date(timeIntervalSince1970: 3600))
    }

    @Test("every collection is recommended")
    func recommendations() throws {
        let hosted = try #require(HostedWidget(widget))
        #expect(hosted.displayName == "Landmark")
        #expect(
            hosted.recommendations().map(\.description) == [
                "Favorites", "South of the Equator", "North of the Equator",
            ])
    }

    @Test("the control's toggle holds the intent that makes the landmark a favorite")
    func control() async throws {
        let petra = LandmarkEntity(try world.landmark("Petra"))
        let hosted = try #require(HostedControl(control))
        let configuration = FavoriteControlConfiguration(landmark: petra)
        let before = try await hosted.current(configuration: configuration)
        #expect(before.form == .toggle(isOn: false))
        #expect(before.label.text == "Petra")

        let intent = try #require(before.intent as? SetFavoriteIntent)
        let run = try await world.tester.run(intent)
        #expect(run.dialog == "Petra is a favorite.")
        let after = try await hosted.current(configuration: configuration)
        #expect(after.form == .toggle(isOn: true))
        #expect(after.whenOn?.text == "Favorite")
    }
}
