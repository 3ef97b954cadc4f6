import PlatformSwiftUI

/// The configuration of a widget that has nothing to configure (inventory §2.18).
public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration, DefinedWidgetConfiguration {
    let definition: WidgetDefinition?

    /// Configures a widget.
    /// - Parameters:
    ///   - kind: The widget's name for the system and for reloads.
    ///   - provider: Makes the entries.
    ///   - content: Shows an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        definition = WidgetDefinition(kind: kind, source: StaticSource(provider: provider, content: content))
    }
}

/// Entries that need no configuration.
struct StaticSource<Provider: TimelineProvider, Content: View>: WidgetSource {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var configuration: Any.Type? { nil }

    func placeholder(in context: TimelineProviderContext) -> Provider.Entry { provider.placeholder(in: context) }

    func snapshot(for configuration: Any?, in context: TimelineProviderContext) async -> Provider.Entry {
        await firstAnswer { provider.getSnapshot(in: context, completion: $0) }
    }

    func timeline(for configuration: Any?, in context: TimelineProviderContext) async -> Timeline<Provider.Entry> {
        await firstAnswer { provider.getTimeline(in: context, completion: $0) }
    }

    func view(of entry: Provider.Entry) -> Content { content(entry) }

    func recommendations() -> [WidgetRecommendation] { [] }

    func relevance() async -> [any RelevanceAttribute] {
        // The provider is a value of this host alone, which asks one thing at a time.
        nonisolated(unsafe) let provider = provider
        return await provider.relevance().attributes
    }
}
