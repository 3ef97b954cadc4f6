import AppIntents
import PlatformSwiftUI

/// What a relevance widget shows (inventory §2.18).
public protocol RelevanceEntry {}

/// Where a relevance entry will be shown.
public struct RelevanceEntriesProviderContext: Sendable {
    /// Whether the entry is shown where people choose widgets.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize

    init(isPreview: Bool) {
        self.isPreview = isPreview
        displaySize = WidgetFamily.accessoryRectangular.displaySize
    }
}

/// Makes the entries of a widget that is only shown while it is relevant (inventory §2.18).
public protocol RelevanceEntriesProvider {
    /// The type of the entries.
    associatedtype Entry: RelevanceEntry
    /// The widget's configuration.
    associatedtype Configuration: WidgetConfigurationIntent
    /// Where an entry will be shown.
    typealias Context = RelevanceEntriesProviderContext

    /// What is shown while there is no data; returned at once.
    func placeholder(context: Context) -> Entry
    /// What the widget shows for a configuration.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
    /// When which configuration is worth showing.
    func relevance() async -> WidgetRelevance<Configuration>
}

/// The configuration of a widget that is only shown while it is relevant (inventory §2.18).
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View>:
    _PrimitiveWidgetConfiguration, DefinedWidgetConfiguration
{
    let definition: WidgetDefinition?

    /// Configures a widget.
    /// - Parameters:
    ///   - kind: The widget's name for the system and for reloads.
    ///   - provider: Makes the entries.
    ///   - content: Shows an entry.
    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Configuration == Configuration {
        var definition = WidgetDefinition(
            kind: kind, source: AppIntentSource(provider: RelevanceTimeline(provider: provider)) { content($0.entry) })
        definition.families = [.accessoryRectangular]
        self.definition = definition
    }
}

/// A relevance provider as one of timelines: each has one entry, which holds until the app says otherwise.
private struct RelevanceTimeline<Provider: RelevanceEntriesProvider>: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let entry: Provider.Entry
    }

    let provider: Provider

    func placeholder(in context: Context) -> Entry {
        Entry(date: Date(), entry: provider.placeholder(context: .init(isPreview: context.isPreview)))
    }

    func snapshot(for configuration: Provider.Configuration, in context: Context) async -> Entry {
        let context = RelevanceEntriesProviderContext(isPreview: context.isPreview)
        // The placeholder stands where an entry cannot be made: a widget always shows something.
        let entry = try? await provider.entry(configuration: configuration, context: context)
        return Entry(date: Date(), entry: entry ?? provider.placeholder(context: context))
    }

    func timeline(for configuration: Provider.Configuration, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }

    func relevance() async -> WidgetRelevance<Provider.Configuration> { await provider.relevance() }
}
