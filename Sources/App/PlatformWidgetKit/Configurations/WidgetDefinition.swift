import AppIntents
import IntentsModel
import PlatformSwiftUI

/// All that a widget's configuration says, with the types of provider and entry hidden.
@MainActor struct WidgetDefinition {
    let kind: String
    let source: any WidgetSource
    var displayName: Text?
    var description: Text?
    var families = WidgetFamily.allCases
    var hasContentMargins = true
    var asksForConfiguration = false
    var pushHandler: (any WidgetPushHandler.Type)?

    init(kind: String, source: some WidgetSource) {
        self.kind = kind
        self.source = source
    }

    /// The definition that a configuration comes to; nil when it is the empty one.
    static func of(_ configuration: some WidgetConfiguration) -> WidgetDefinition? {
        if let defined = configuration as? any DefinedWidgetConfiguration { return defined.definition }
        if configuration is any _PrimitiveWidgetConfiguration { return nil }
        return of(configuration.body)
    }
}

/// A configuration that knows its definition.
@MainActor protocol DefinedWidgetConfiguration: WidgetConfiguration {
    var definition: WidgetDefinition? { get }
}

/// Makes entries and shows them; the three kinds of provider come to it.
@MainActor protocol WidgetSource {
    associatedtype Entry: TimelineEntry
    associatedtype Content: View

    /// The type of the configuration; nil when there is nothing to configure.
    var configuration: Any.Type? { get }

    func placeholder(in context: TimelineProviderContext) -> Entry
    func snapshot(for configuration: Any?, in context: TimelineProviderContext) async -> Entry
    func timeline(for configuration: Any?, in context: TimelineProviderContext) async -> Timeline<Entry>
    func view(of entry: Entry) -> Content
    func recommendations() -> [WidgetRecommendation]
    func relevance() async -> [any RelevanceAttribute]
}

/// A recommended configuration of any widget.
struct WidgetRecommendation {
    let intent: any Sendable
    let description: Text
}

/// Waits for the first answer of code that answers through a closure; later ones are dropped.
@MainActor func firstAnswer<Answer>(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
    await withCheckedContinuation { (continuation: CheckedContinuation<UncheckedBox<Answer>, Never>) in
        let waiting = Lock<CheckedContinuation<UncheckedBox<Answer>, Never>?>(continuation)
        ask { answer in
            waiting.withLock { first in
                defer { first = nil }
                return first
            }?.resume(returning: UncheckedBox(value: answer))
        }
    }.value
}

/// Carries an entry from a provider to the host.
///
/// Unchecked, because entries need not be Sendable: the provider hands one over and does not touch it again.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
}
