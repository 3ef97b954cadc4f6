import PlatformSwiftUI

/// The configuration of a widget that an intent of an intent definition file configures (inventory §2.18).
///
/// No tool makes such intents on Linux; the provider gets one without values.
public struct IntentConfiguration<Intent: INIntent, Content: View>: _PrimitiveWidgetConfiguration,
    DefinedWidgetConfiguration
{
    let definition: WidgetDefinition?

    /// Configures a widget.
    /// - Parameters:
    ///   - kind: The widget's name for the system and for reloads.
    ///   - intent: The intent's class.
    ///   - provider: Makes the entries.
    ///   - content: Shows an entry.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        definition = WidgetDefinition(kind: kind, source: IntentSource(provider: provider, content: content))
    }
}

/// Entries for an intent without values.
struct IntentSource<Provider: IntentTimelineProvider, Content: View>: WidgetSource {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var configuration: Any.Type? { Provider.Intent.self }

    func placeholder(in context: TimelineProviderContext) -> Provider.Entry { provider.placeholder(in: context) }

    func snapshot(for configuration: Any?, in context: TimelineProviderContext) async -> Provider.Entry {
        await firstAnswer { provider.getSnapshot(for: intent(configuration), in: context, completion: $0) }
    }

    func timeline(for configuration: Any?, in context: TimelineProviderContext) async -> Timeline<Provider.Entry> {
        await firstAnswer { provider.getTimeline(for: intent(configuration), in: context, completion: $0) }
    }

    func view(of entry: Provider.Entry) -> Content { content(entry) }

    func recommendations() -> [WidgetRecommendation] {
        provider.recommendations().map { WidgetRecommendation(intent: $0.intent, description: $0.description) }
    }

    func relevance() async -> [any RelevanceAttribute] { [] }

    private func intent(_ configuration: Any?) -> Provider.Intent {
        configuration as? Provider.Intent ?? Provider.Intent()
    }
}
