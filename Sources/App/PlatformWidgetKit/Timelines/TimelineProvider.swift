import PlatformFoundation

/// Makes the entries of a widget that has nothing to configure (inventory §2.18).
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// Where an entry will be shown.
    typealias Context = TimelineProviderContext

    /// What is shown while there is no data; returned at once.
    func placeholder(in context: Context) -> Entry
    /// What the widget shows now, or an example of it where people choose widgets.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// What the widget shows from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// When the widget is worth showing.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// Not known.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
