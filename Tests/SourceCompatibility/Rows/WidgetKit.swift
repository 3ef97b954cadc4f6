import ActivityKit
import AppIntents
import SwiftUI
import VisualIntelligence
import WidgetKit

// MARK: A widget that an app intent configures

struct PickHarbour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a Harbour"
    static let description = IntentDescription("Chooses whose tide is shown.")

    @Parameter(title: "Harbour", default: "Kiel") var harbour: String
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
    var relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 3, duration: 600)
}

struct TideProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 0) }

    func snapshot(for configuration: PickHarbour, in context: Context) async -> TideEntry {
        TideEntry(date: .now, level: context.isPreview ? 1 : Double(configuration.harbour.count))
    }

    func timeline(for configuration: PickHarbour, in context: Context) async -> Timeline<TideEntry> {
        let entries = (0..<5).map { TideEntry(date: .now.addingTimeInterval(Double($0) * 900), level: Double($0)) }
        return Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600)))
    }

    func recommendations() -> [AppIntentRecommendation<PickHarbour>] {
        [AppIntentRecommendation(intent: PickHarbour(), description: "Kiel")]
    }

    func relevance() async -> WidgetRelevance<PickHarbour> {
        WidgetRelevance([
            WidgetRelevanceAttribute(configuration: PickHarbour(), group: .automatic),
            WidgetRelevanceAttribute(configuration: PickHarbour(), context: .date(.now)),
            WidgetRelevanceAttribute(configuration: PickHarbour(), group: WidgetRelevanceGroup.named("tides")),
        ])
    }
}

struct TideView: View {
    @Environment(\.widgetFamily) var family
    var entry: TideProvider.Entry

    var body: some View {
        switch family {
        case .systemSmall: Text("\(entry.level)")
        case .accessoryCircular: AccessoryWidgetBackground()
        default: VStack { Text(entry.date.formatted()) }
        }
    }
}

struct TideWidget: Widget {
    let kind = "Tide"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: PickHarbour.self, provider: TideProvider()) { entry in
            TideView(entry: entry)
        }
        .configurationDisplayName("Tide")
        .description("High and low water.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
        .contentMarginsDisabled()
        .promptsForUserConfiguration()
        .pushHandler(TidePushHandler.self)
    }
}

struct TidePushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { _ = pushInfo.token }
}

// MARK: Widgets without app intents

struct MoonProvider: TimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> TideEntry { TideEntry(date: Date(), level: 0) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> ()) {
        completion(Timeline(entries: [placeholder(in: context)], policy: TimelineReloadPolicy.atEnd))
    }
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Moon", provider: MoonProvider()) { entry in Text("\(entry.level)") }
    }
}

struct OldProvider: IntentTimelineProvider {
    typealias Entry = TideEntry
    typealias Intent = INIntent

    func placeholder(in context: Context) -> TideEntry { TideEntry(date: Date(), level: 0) }

    func getSnapshot(for configuration: INIntent, in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(
        for configuration: INIntent, in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void
    ) { completion(Timeline(entries: [], policy: .never)) }

    func recommendations() -> [IntentRecommendation<INIntent>] {
        [IntentRecommendation(intent: INIntent(), description: "Any")]
    }
}

struct OldWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Old", intent: INIntent.self, provider: OldProvider()) { Text("\($0.level)") }
    }
}

struct StormEntry: RelevanceEntry { var force: Int }

struct StormProvider: RelevanceEntriesProvider {
    func placeholder(context: RelevanceEntriesProviderContext) -> StormEntry { StormEntry(force: 0) }
    func entry(configuration: PickHarbour, context: Context) async throws -> StormEntry { StormEntry(force: 9) }
    func relevance() async -> WidgetRelevance<PickHarbour> { WidgetRelevance([]) }
}

struct StormWidget: Widget {
    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "Storm", provider: StormProvider()) { Text("\($0.force)") }
    }
}

// MARK: Controls

struct PickBeacon: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a Beacon"
    @Parameter(title: "Beacon") var beacon: String?
}

struct SwitchBeacon: SetValueIntent {
    static let title: LocalizedStringResource = "Switch Beacon"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct SoundHorn: AppIntent {
    static let title: LocalizedStringResource = "Sound the Horn"
    func perform() async throws -> some IntentResult { .result() }
}

struct BeaconProvider: AppIntentControlValueProvider {
    func previewValue(configuration: PickBeacon) -> Bool { false }
    func currentValue(configuration: PickBeacon) async throws -> Bool { configuration.beacon != nil }
}

struct BeaconControl: ControlWidget {
    static let kind = "Beacon"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: BeaconProvider()) { isLit in
            ControlWidgetToggle("Beacon", isOn: isLit, action: SwitchBeacon()) { isOn in
                Label(isOn ? "Lit" : "Dark", systemImage: "light.beacon.max")
                    .controlWidgetActionHint(isOn ? "Put out" : "Light")
            }
            .tint(.orange)
        }
        .displayName("Beacon")
        .description("Lights a beacon.")
        .promptsForUserConfiguration()
        .pushHandler(BeaconPushHandler.self)
    }
}

struct BeaconPushHandler: ControlPushHandler {
    func pushTokensDidChange(controls: [ControlInfo]) {
        let tokens: [ControlPushInfo] = controls.compactMap(\.pushInfo)
        _ = tokens.map(\.token)
    }
}

struct FogProvider: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool { true }
}

struct HornControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Horn", provider: FogProvider()) { isFoggy in
            ControlWidgetButton(action: SoundHorn()) {
                Label("Horn", systemImage: isFoggy ? "cloud.fog" : "horn")
            } actionLabel: { isActive in
                if isActive { Text("Sounding") }
            }
            .disabled(!isFoggy)
            .privacySensitive()
        }
    }
}

func defaultLabels(
    _ first: ControlWidgetButtonDefaultActionLabel.Type, _ second: ControlWidgetToggleDefaultLabel.Type
) {}

struct HarbourWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        TideWidget()
        MoonWidget()
        BeaconControl()
        if #available(iOS 26, *) { FerryActivity() }
    }
}

// MARK: Reloading

struct RefreshTides: AppIntent {
    static let title: LocalizedStringResource = "Refresh Tides"

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.invalidateConfigurationRecommendations()
        ControlCenter.shared.reloadControls(ofKind: "Beacon")
        ControlCenter.shared.reloadAllControls()
        let infos: [WidgetInfo] = try await WidgetCenter.shared.currentConfigurations()
        let harbours = infos.compactMap { $0.widgetConfigurationIntent(of: PickHarbour.self)?.harbour }
        let controls: [ControlInfo] = try await ControlCenter.shared.currentControls()
        _ = controls.compactMap { $0.configurationIntent(of: PickBeacon.self)?.beacon }
        _ = harbours + [WidgetCenter.UserInfoKey.kind, WidgetCenter.UserInfoKey.family]
        return .result()
    }
}

func readConfigurations() {
    WidgetCenter.shared.getCurrentConfigurations { result in
        guard case .success(let widgets) = result else { return }
        for widget in widgets { print(widget.kind, widget.family) }
    }
}

// MARK: Live activities

struct FerryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutesLeft: Int
    }

    var line: String
}

struct FerryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in
            VStack { Text("\(context.attributes.line): \(context.state.minutesLeft)") }
                .activityBackgroundTint(Color.cyan)
                .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Leading") }
                DynamicIslandExpandedRegion(.trailing) { Text("Trailing") }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("Bottom \(context.state.minutesLeft)")
                }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.minutesLeft)")
            } minimal: {
                Text(context.attributes.line)
            }
            .widgetURL(URL(string: "https://example.org"))
            .keylineTint(Color.red)
        }
    }
}

struct FollowFerry: AppIntent {
    static let title: LocalizedStringResource = "Follow the Ferry"

    @MainActor
    func perform() async throws -> some IntentResult {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return .result() }
        let content = ActivityContent(state: FerryAttributes.ContentState(minutesLeft: 20), staleDate: nil)
        let activity = try Activity<FerryAttributes>.request(
            attributes: FerryAttributes(line: "F1"), content: content, pushType: nil)
        await activity.update(ActivityContent(state: .init(minutesLeft: 10), staleDate: .now))
        if activity.activityState == ActivityState.active {
            await activity.end(nil, dismissalPolicy: .immediate)
        }
        for other in Activity<FerryAttributes>.activities { print(other.id) }
        return .result()
    }
}

// MARK: Previews

#Preview("Tide", as: .systemSmall) {
    TideWidget()
} timeline: {
    TideEntry(date: .now, level: 1)
    TideEntry(date: .now, level: 2)
}

#Preview("Provider", as: .systemSmall, using: PickHarbour()) {
    TideWidget()
} timelineProvider: {
    TideProvider()
}

#Preview("Ferry", as: .content, using: FerryAttributes(line: "F2")) {
    FerryActivity()
} contentStates: {
    FerryAttributes.ContentState(minutesLeft: 5)
}

@PreviewTimelineBuilder func previewEntries() -> [any TimelineEntry] { TideEntry(date: .now, level: 1) }

@PreviewRelevanceEntryBuilder func previewStorms() -> [any RelevanceEntry] { StormEntry(force: 8) }

@PreviewActivityBuilder<FerryAttributes> func previewStates() -> [FerryAttributes.ContentState] {
    FerryAttributes.ContentState(minutesLeft: 1)
}

let previewKinds: [ActivityPreviewViewKind] = [.content, .dynamicIsland(.compact)]

@MainActor func previewedView() -> some View {
    TideView(entry: TideEntry(date: .now, level: 4)).previewContext(WidgetPreviewContext(family: .systemMedium))
}

// MARK: Visual intelligence

func words(of content: SemanticContentDescriptor) -> [String] {
    guard content.pixelBuffer == nil else { return [] }
    return content.labels
}
