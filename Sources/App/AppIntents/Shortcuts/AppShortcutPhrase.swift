/// A phrase that starts an intent: text, the app's name, and at most one parameter (inventory §2.10).
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let content: ParameterText<Intent>

    /// Makes a phrase without the app's name, which only the build refuses.
    public init(_ value: String) { content = ParameterText(value) }

    /// Makes a phrase without the app's name, which only the build refuses.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a phrase.
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    /// Collects the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var content = ParameterText<Intent>()

        /// Starts an empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { content.append(literal) }

        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            content.append("${\(token.rawValue)}")
        }

        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            content.append(keyPath)
        }
    }

    func text(_ names: ParameterNames) -> AppShortcutPhraseText {
        AppShortcutPhraseText(template: content.format(names))
    }
}

/// What stands in a phrase besides text and parameters.
public enum AppShortcutPhraseToken: String, Sendable {
    /// The name of the app, or one of its alternative names.
    case applicationName
}

/// A phrase as metadata holds it: `${applicationName}` and `${parameter}` stand for what is filled in.
package struct AppShortcutPhraseText: Hashable, Sendable {
    package var template: String
}

/// A phrase that must not start any of the app's intents.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    package let text: AppShortcutPhraseText

    /// Makes a phrase of text.
    public init(_ value: String) { text = AppShortcutPhraseText(template: value) }

    /// Makes a phrase of text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a phrase that may hold the app's name.
    public init(stringInterpolation: StringInterpolation) {
        text = AppShortcutPhraseText(template: stringInterpolation.template)
    }

    /// Collects the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = ""

        /// Starts an empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { template += literal }

        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            template += "${\(token.rawValue)}"
        }
    }
}

/// The phrases that must not start any of the app's intents.
public struct NegativeAppShortcutPhrases: Sendable {
    package let phrases: [NegativeAppShortcutPhrase]

    /// Lists phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}
