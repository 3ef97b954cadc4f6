import AppIntents

/// Makes the entries of a widget that an app intent configures (inventory §2.18).
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: WidgetConfigurationIntent
    /// Where an entry will be shown.
    typealias Context = TimelineProviderContext

    /// What is shown while there is no data; returned at once.
    func placeholder(in context: Context) -> Entry
    /// What the widget shows now, or an example of it where people choose widgets.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// What the widget shows from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations to offer where people cannot edit one.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// When which configuration is worth showing.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    /// Not known.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
