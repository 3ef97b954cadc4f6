import AppIntents
import IntentsModel
import PlatformActivityKit
import PlatformSwiftUI
import PlatformWidgetKit
import Testing

@MainActor @Suite struct OtherConfigurationTests {
    final class OldIntent: INIntent, @unchecked Sendable {
        // Unchecked, because the base class is: nothing in it changes.
        let word = "old"
    }

    struct OldProvider: IntentTimelineProvider {
        func placeholder(in context: Context) -> TrailEntry { TrailEntry(date: .distantPast, name: "…") }
        func getSnapshot(
            for configuration: OldIntent, in context: Context, completion: @escaping (TrailEntry) -> Void
        ) { completion(TrailEntry(date: .distantPast, name: configuration.word)) }
        func getTimeline(
            for configuration: OldIntent, in context: Context, completion: @escaping (Timeline<TrailEntry>) -> Void
        ) { completion(Timeline(entries: [], policy: .never)) }
        func recommendations() -> [IntentRecommendation<OldIntent>] {
            [IntentRecommendation(intent: OldIntent(), description: "Old")]
        }
    }

    struct OldWidget: Widget {
        var body: some WidgetConfiguration {
            IntentConfiguration(kind: "old", intent: OldIntent.self, provider: OldProvider()) { Text($0.name) }
        }
    }

    @Test func anIntentOfADefinitionFileHasNoValues() async throws {
        let widget = try #require(HostedWidget(OldWidget()))
        #expect(try await widget.snapshot(in: .systemSmall).node.text == "old")
        #expect(try await widget.timeline(in: .systemSmall).reloadDate == nil)
        #expect(widget.configuration == nil && widget.recommendations().isEmpty)
    }

    struct Rain: RelevanceEntry { var text: String }

    struct RainProvider: RelevanceEntriesProvider {
        struct Dry: Error {}
        func placeholder(context: Context) -> Rain { Rain(text: "dry") }
        func entry(configuration: ChooseTrail, context: Context) async throws -> Rain {
            if configuration.trail == "Desert" { throw Dry() }
            return Rain(text: "rain on \(configuration.trail)")
        }
        func relevance() async -> WidgetRelevance<ChooseTrail> {
            WidgetRelevance([WidgetRelevanceAttribute(configuration: ChooseTrail(), group: .ungrouped)])
        }
    }

    struct RainWidget: Widget {
        var body: some WidgetConfiguration {
            RelevanceConfiguration(kind: "rain", provider: RainProvider()) { Text($0.text) }
        }
    }

    @Test func aRelevanceWidgetHasOneEntryForAConfiguration() async throws {
        let widget = try #require(HostedWidget(RainWidget()))
        #expect(widget.families == [.accessoryRectangular])
        #expect(try await widget.snapshot(in: .accessoryRectangular).node.text == "rain on Ridge")
        let desert = ChooseTrail()
        desert.trail = "Desert"
        let entry = try await widget.snapshot(in: .accessoryRectangular, configuration: desert)
        #expect(entry.node.text == "dry")
        #expect(await widget.relevantConfigurations().map(\.group) == [.ungrouped])
    }

    struct Trip: ActivityAttributes {
        struct ContentState: Codable, Hashable { var stop: String }
        var name: String
    }

    struct TripWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Trip.self) { context in
                Text("\(context.attributes.name): \(context.state.stop)").activityBackgroundTint(.blue)
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) { Text(context.state.stop) }
                    DynamicIslandExpandedRegion(.bottom) { Image(systemName: "map") }
                } compactLeading: {
                    Text("go")
                } compactTrailing: {
                    Text(context.state.stop)
                } minimal: {
                    Text("m")
                }
                .widgetURL(URL(string: "trip://1"))
                .keylineTint(.red)
            }
            .supportedFamilies([.systemSmall])
        }
    }

    @Test func anActivityIsShownWithItsContents() async throws {
        let content = ActivityContent(state: Trip.ContentState(stop: "Bern"), staleDate: nil)
        let activity = try Activity.request(attributes: Trip(name: "Alps"), content: content)
        let views = try #require(HostedActivityViews.of(activity, in: TripWidget()))
        #expect(views.content.text == "Alps: Bern")
        #expect(views.content.attributes["activityBackgroundTint"] == .string("blue"))
        #expect(views.island.regions[.leading]?.text == "Bern")
        #expect(views.island.regions[.bottom]?.image == .systemName("map"))
        #expect(views.island.compactTrailing.text == "Bern" && views.island.minimal.text == "m")
        #expect(views.island.url == URL(string: "trip://1") && views.island.keylineTint == .red)
        #expect(HostedWidget(TripWidget()) == nil)
        #expect(HostedActivityViews.of(activity, in: TrailWidget()) == nil)
    }
}
