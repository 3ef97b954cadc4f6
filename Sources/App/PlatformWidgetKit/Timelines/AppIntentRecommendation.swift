import AppIntents
import PlatformSwiftUI

/// A configuration that a widget offers, with a name for it (inventory §2.18).
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
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

    /// Offers a configuration under a localised name.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    /// Offers a configuration under a name as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
