import AppIntents
import PlatformSwiftUI

/// The configuration of a widget that an app intent configures (inventory §2.18).
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: _PrimitiveWidgetConfiguration,
    DefinedWidgetConfiguration
{
    let definition: WidgetDefinition?

    /// Configures a widget.
    /// - Parameters:
    ///   - kind: The widget's name for the system and for reloads.
    ///   - intent: The intent whose parameters people edit.
    ///   - provider: Makes the entries.
    ///   - content: Shows an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        definition = WidgetDefinition(kind: kind, source: AppIntentSource(provider: provider, content: content))
    }
}

/// Entries for the values of a configuration intent.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var configuration: Any.Type? { Provider.Intent.self }

    func placeholder(in context: TimelineProviderContext) -> Provider.Entry { provider.placeholder(in: context) }

    func snapshot(for configuration: Any?, in context: TimelineProviderContext) async -> Provider.Entry {
        // The provider is a value of this host alone, which asks one thing at a time.
        nonisolated(unsafe) let provider = provider
        return await provider.snapshot(for: intent(from: configuration), in: context)
    }

    func timeline(for configuration: Any?, in context: TimelineProviderContext) async -> Timeline<Provider.Entry> {
        // As for the snapshot.
        nonisolated(unsafe) let provider = provider
        return await provider.timeline(for: intent(from: configuration), in: context)
    }

    func view(of entry: Provider.Entry) -> Content { content(entry) }

    func recommendations() -> [WidgetRecommendation] {
        provider.recommendations().map { WidgetRecommendation(intent: $0.intent, description: $0.description) }
    }

    func relevance() async -> [any RelevanceAttribute] {
        // As for the snapshot.
        nonisolated(unsafe) let provider = provider
        return await provider.relevance().attributes
    }

    private func intent(from given: Any?) -> Provider.Intent {
        PlatformWidgetKit.configuration(given, as: Provider.Intent.self)
    }
}
