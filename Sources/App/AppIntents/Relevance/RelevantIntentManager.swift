import Foundation
import IntentsHost
import IntentsLink
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

/// Takes an app's relevant intents (inventory §2.11).
///
/// The system keeps a hundred of them, as long as the app has the intent, and `intents donations` shows them; no widget host
/// reads them yet. In a process that the system does not know, such as a test, they are kept in the process.
public final class RelevantIntentManager: Sendable {
    /// The manager of this process.
    public static let shared = RelevantIntentManager()

    private let kept = Lock<[RelevantIntent]>([])

    package init() {}

    /// Replaces the app's relevant intents.
    /// - Throws: a `RunError` when the system cannot keep them.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        kept.withLock { $0 = relevantIntents }
        guard let link = AppIntentsHost.link else {
            return AppIntentsHost.whenServing(RelevantIntentsRequest.method) { [self] in handOver(to: $0) }
        }
        try await send(to: link)
    }

    /// Tells the system what was said before it listened. A task, because nobody waits for it any more.
    private func handOver(to link: LinkConnection) { Task { try await send(to: link) } }

    private func send(to link: LinkConnection) async throws {
        _ = try await link.send(RelevantIntentsRequest(intents: relevantIntents.map(\.description)))
    }

    package var relevantIntents: [RelevantIntent] { kept.withLock { $0 } }
}

extension RelevantIntent {
    /// As the system keeps it.
    fileprivate var description: RelevantConfiguration {
        RelevantConfiguration(
            action: type(of: intent).persistentIdentifier, values: intent.setParameters(in: .current),
            widgetKind: widgetKind, relevance: relevance.description)
    }
}
