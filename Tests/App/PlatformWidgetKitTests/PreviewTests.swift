import AppIntents
import IntentsModel
import PlatformSwiftUI
import PlatformWidgetKit
import Testing

#Preview("Trail", as: .systemSmall) {
    TrailWidget()
} timeline: {
    TrailEntry(date: .distantPast, name: "Ridge")
    TrailEntry(date: .distantPast, name: "Lake")
}

#Preview(as: .systemMedium) {
    ClockWidget()
} timelineProvider: {
    ClockProvider()
}

@Suite struct PreviewTests {
    @PreviewTimelineBuilder private func entries(_ count: Int) -> [any TimelineEntry] {
        TrailEntry(date: .distantPast, name: "first")
        for number in 0..<count { TrailEntry(date: .distantPast, name: "\(number)") }
        if count > 1 { TrailEntry(date: .distantFuture, name: "many") }
    }

    @PreviewActivityBuilder<OtherConfigurationTests.Trip> private var states:
        [OtherConfigurationTests.Trip.ContentState]
    {
        OtherConfigurationTests.Trip.ContentState(stop: "Bern")
        OtherConfigurationTests.Trip.ContentState(stop: "Chur")
    }

    @PreviewRelevanceEntryBuilder private var rain: [any RelevanceEntry] {
        OtherConfigurationTests.Rain(text: "a little")
        [OtherConfigurationTests.Rain(text: "more")]
    }

    @Test func entriesAreCollectedInTheirOrder() {
        #expect(entries(2).compactMap { ($0 as? TrailEntry)?.name } == ["first", "0", "1", "many"])
        #expect(entries(0).count == 1)
        #expect(states.map(\.stop) == ["Bern", "Chur"])
        #expect(rain.count == 2)
    }

    @MainActor @Test func aPreviewedViewSeesTheSize() {
        let view = TrailView(entry: TrailEntry(date: .distantPast, name: "Ridge"))
            .previewContext(WidgetPreviewContext(family: .systemLarge))
        #expect(viewNode(of: view).children.last?.text == "systemLarge")
    }
}
