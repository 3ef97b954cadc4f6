import AppIntents
import IntentsModel
import PlatformSwiftUI

/// A widget as the place that shows it sees it; tests of widgets use it too.
@MainActor public struct HostedWidget {
    private let definition: WidgetDefinition
    private let locale: Locale

    /// Asks a widget for its configuration.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - locale: The reader's language; that of the current task when left out.
    /// - Returns: nil when the configuration is empty, or that of a live activity.
    public init?(_ widget: some Widget, locale: Locale? = nil) {
        guard let definition = WidgetDefinition.of(widget.body) else { return nil }
        self.definition = definition
        self.locale = locale ?? LocalizationScope.current
    }

    /// The widgets of a bundle, in its order.
    public static func all(in bundle: some WidgetBundle, locale: Locale? = nil) -> [HostedWidget] {
        bundle.members.compactMap { member in
            guard case .widget(let widget) = member else { return nil }
            return HostedWidget(widget, locale: locale)
        }
    }

    /// The widget's name for the system.
    public var kind: String { definition.kind }
    /// The widget's name for people.
    public var displayName: String? { definition.displayName?.string(in: locale) }
    /// What the widget shows, for people.
    public var description: String? { definition.description?.string(in: locale) }
    /// The sizes that the widget comes in.
    public var families: [WidgetFamily] { definition.families }
    /// Whether the surface keeps the content away from the edges.
    public var hasContentMargins: Bool { definition.hasContentMargins }
    /// Whether people are asked for the configuration when they add the widget.
    public var asksForConfiguration: Bool { definition.asksForConfiguration }
    /// The intent that configures the widget, if one does.
    public var configuration: (any WidgetConfigurationIntent.Type)? {
        definition.source.configuration as? any WidgetConfigurationIntent.Type
    }

    /// The configurations that the widget offers, with their names.
    public func recommendations() -> [(description: String, intent: any WidgetConfigurationIntent)] {
        definition.source.recommendations().compactMap { recommendation in
            (recommendation.intent as? any WidgetConfigurationIntent).map {
                (recommendation.description.string(in: locale), $0)
            }
        }
    }

    /// The configurations that are worth showing, each with its time or place, if it has one, and its group.
    public func relevantConfigurations() async -> [(
        configuration: Any, context: RelevantContext?, group: WidgetRelevanceGroup
    )] {
        await definition.source.relevance().map { ($0.anyConfiguration, $0.context, $0.group) }
    }
}

extension HostedWidget {
    /// What the widget shows while there is no data.
    /// - Throws: a ``HostedWidgetError`` when the widget does not come in the size.
    public func placeholder(in family: WidgetFamily) throws -> HostedEntry {
        placeholder(of: definition.source, in: try context(family, isPreview: false))
    }

    /// What the widget shows now.
    /// - Parameters:
    ///   - family: The size.
    ///   - configuration: The configuration; one without values when nil.
    ///   - isPreview: Whether it is shown to people who choose a widget.
    /// - Throws: a ``HostedWidgetError`` when size or configuration do not fit.
    public func snapshot(
        in family: WidgetFamily, configuration: (any WidgetConfigurationIntent)? = nil, isPreview: Bool = false
    ) async throws -> HostedEntry {
        try HostedWidgetError.check(configuration, is: definition.source.configuration, kind: kind)
        return await snapshot(
            of: definition.source, for: configuration, in: try context(family, isPreview: isPreview))
    }

    /// What the widget shows from now on.
    /// - Parameters:
    ///   - family: The size.
    ///   - configuration: The configuration; one without values when nil.
    /// - Throws: a ``HostedWidgetError`` when size or configuration do not fit.
    public func timeline(
        in family: WidgetFamily, configuration: (any WidgetConfigurationIntent)? = nil
    ) async throws -> HostedTimeline {
        try HostedWidgetError.check(configuration, is: definition.source.configuration, kind: kind)
        return await timeline(of: definition.source, for: configuration, in: try context(family, isPreview: false))
    }

    private func context(_ family: WidgetFamily, isPreview: Bool) throws -> TimelineProviderContext {
        guard families.contains(family) else {
            throw HostedWidgetError.unsupportedFamily(family, kind: kind, supported: families)
        }
        return TimelineProviderContext(family: family, isPreview: isPreview)
    }

    private func placeholder<Source: WidgetSource>(
        of source: Source, in context: TimelineProviderContext
    ) -> HostedEntry { shown(source.placeholder(in: context), by: source, in: context) }

    private func snapshot<Source: WidgetSource>(
        of source: Source, for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async -> HostedEntry {
        shown(await source.snapshot(for: configuration, in: context), by: source, in: context)
    }

    private func timeline<Source: WidgetSource>(
        of source: Source, for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async -> HostedTimeline {
        let timeline = await source.timeline(for: configuration, in: context)
        let entries = timeline.entries.map { shown($0, by: source, in: context) }
        return HostedTimeline(entries: entries.sorted { $0.date < $1.date }, policy: timeline.policy)
    }

    private func shown<Source: WidgetSource>(
        _ entry: Source.Entry, by source: Source, in context: TimelineProviderContext
    ) -> HostedEntry {
        let view = source.view(of: entry).environment(\.widgetFamily, context.family)
        return HostedEntry(date: entry.date, relevance: entry.relevance, node: viewNode(of: view, locale: locale))
    }
}

extension WidgetBundle {
    /// The widgets and controls that the bundle's body lists; a body of one widget that is no group is that widget.
    var members: [_WidgetGroup.Member] {
        let body = body
        return (body as? _WidgetGroup)?.members ?? [.widget(body)]
    }
}
