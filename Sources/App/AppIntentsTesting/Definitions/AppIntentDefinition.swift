import AppIntents

/// An intent of an app, by name (inventory §2.21).
public struct AppIntentDefinition: Sendable {
    /// The type's name.
    public let identifier: String
    /// The app.
    public let bundleIdentifier: String
    let app: any AppAccess

    /// Makes an intent of values by the Swift names of its parameters: `makeIntent(size: "large")`.
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable(locale: app.locale) { [identifier, app] in
            AnyAppIntent(identifier: identifier, values: $0, app: app)
        }
    }
}
