import AppIntents
import PlatformSwiftUI
import PlatformWidgetKit

struct TrailEntry: TimelineEntry {
    var date: Date
    var name: String
    var relevance: TimelineEntryRelevance?
}

struct ChooseTrail: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Trail"

    @Parameter(title: "Trail", default: "Ridge") var trail: String

    init() {}
    init(trail: String) { self.trail = trail }
}

struct TrailProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TrailEntry { TrailEntry(date: .distantPast, name: "…") }

    func snapshot(for configuration: ChooseTrail, in context: Context) async -> TrailEntry {
        TrailEntry(date: .distantPast, name: context.isPreview ? "Example" : configuration.trail)
    }

    func timeline(for configuration: ChooseTrail, in context: Context) async -> Timeline<TrailEntry> {
        let hours = [1.0, 0.0].map { hour in
            TrailEntry(
                date: Date(timeIntervalSince1970: hour * 3600), name: "\(configuration.trail) \(Int(hour))",
                relevance: TimelineEntryRelevance(score: Float(hour)))
        }
        return Timeline(entries: hours, policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<ChooseTrail>] {
        let intent = ChooseTrail()
        intent.trail = "Valley"
        return [AppIntentRecommendation(intent: intent, description: "The valley")]
    }

    func relevance() async -> WidgetRelevance<ChooseTrail> {
        WidgetRelevance([
            WidgetRelevanceAttribute(configuration: ChooseTrail(), group: .named("trails")),
            WidgetRelevanceAttribute(configuration: ChooseTrail(), context: .date(.distantFuture)),
        ])
    }
}

struct TrailView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TrailEntry

    var body: some View {
        VStack {
            Text(entry.name)
            Text(verbatim: "\(family)")
        }
    }
}

struct TrailWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "trail", provider: TrailProvider()) { TrailView(entry: $0) }
            .configurationDisplayName("Trail")
            .description("The trail of the day")
            .supportedFamilies([.systemSmall, .systemMedium])
            .contentMarginsDisabled()
            .promptsForUserConfiguration()
    }
}

/// Answers through closures, and more than once.
struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> TrailEntry { TrailEntry(date: .distantPast, name: "--:--") }

    func getSnapshot(in context: Context, completion: @escaping (TrailEntry) -> Void) {
        completion(TrailEntry(date: .distantPast, name: "first"))
        completion(TrailEntry(date: .distantPast, name: "second"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TrailEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .after(Date(timeIntervalSince1970: 60))))
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: ClockProvider()) { entry in Text(entry.name) }
    }
}

struct TrailBundle: WidgetBundle {
    var body: some Widget {
        TrailWidget()
        if #available(iOS 18, *) { LampControl() }
        ClockWidget()
        HornControl()
    }
}
