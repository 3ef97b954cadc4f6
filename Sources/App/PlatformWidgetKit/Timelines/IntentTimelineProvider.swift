import PlatformSwiftUI

/// The root of the intents that apps described in intent definition files, before app intents.
///
/// No tool makes such classes on Linux; the name exists so that older providers compile.
open class INIntent: @unchecked Sendable {
    // Unchecked, because subclasses may have variable properties, as on Apple's platforms, where one task at a time has
    // an intent.

    /// Makes an intent without values.
    public required init() {}
}

/// Makes the entries of a widget that an intent of an intent definition file configures (inventory §2.18).
public protocol IntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: INIntent
    /// Where an entry will be shown.
    typealias Context = TimelineProviderContext

    /// What is shown while there is no data; returned at once.
    func placeholder(in context: Context) -> Entry
    /// What the widget shows now, or an example of it where people choose widgets.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// What the widget shows from now on.
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Configurations to offer where people cannot edit one.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    /// None.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that a widget offers, with a name for it.
public struct IntentRecommendation<Intent: INIntent>: Sendable {
    /// The configuration.
    public let intent: Intent
    let description: Text

    /// Offers a configuration under a name that is a text view.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Offers a configuration under a localised name.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Offers a configuration under a name as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
