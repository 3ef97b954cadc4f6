/// A phrase that starts an intent: text, the app's name, and at most one parameter (inventory §2.10).
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    fileprivate enum Segment {
        case text(String)
        case token(AppShortcutPhraseToken)
        case parameter(PartialKeyPath<Intent>)
    }

    private let segments: [Segment]

    /// Makes a phrase without the app's name, which only the build refuses.
    public init(stringLiteral value: String) { segments = [.text(value)] }

    /// Makes a phrase.
    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var segments: [Segment] = []

        /// Starts an empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.text(literal)) }
        }

        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { segments.append(.token(token)) }

        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            segments.append(.parameter(keyPath))
        }
    }

    func text(_ names: ParameterNames) -> AppShortcutPhraseText {
        AppShortcutPhraseText(
            template: segments.map { segment in
                switch segment {
                case .text(let text): text
                case .token(let token): "${\(token.rawValue)}"
                case .parameter(let keyPath): "${\(names.name(of: keyPath))}"
                }
            }.joined())
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
    public init(stringLiteral value: String) { text = AppShortcutPhraseText(template: value) }

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
