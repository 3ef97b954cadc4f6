import IntentsModel
import PlatformFoundation

/// A widget's configuration and when it is useful (inventory §2.11).
public struct RelevantIntent: Sendable {
    package let intent: any WidgetConfigurationIntent
    package let widgetKind: String
    package let relevance: RelevantContext

    /// Says when a widget with a configuration is useful.
    /// - Parameters:
    ///   - intent: the configuration.
    ///   - widgetKind: the kind of the widget.
    ///   - relevance: when it is useful.
    public init(_ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// Takes an app's relevant intents; they are kept in the process, and no widget host reads them yet.
public final class RelevantIntentManager: Sendable {
    /// The manager of this process.
    public static let shared = RelevantIntentManager()

    private let kept = Lock<[RelevantIntent]>([])

    package init() {}

    /// Replaces the app's relevant intents.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        kept.withLock { $0 = relevantIntents }
    }

    package var relevantIntents: [RelevantIntent] { kept.withLock { $0 } }
}
