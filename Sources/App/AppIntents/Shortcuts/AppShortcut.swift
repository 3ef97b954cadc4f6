import IntentsModel
import PlatformFoundation

/// An intent that works from the moment of installation, with the phrases that start it (inventory §2.10).
public struct AppShortcut: Sendable {
    package let intent: any AppIntent
    package let phrases: [AppShortcutPhraseText]
    package let shortTitle: LocalizedStringResource?
    package let systemImageName: String?
    package let presentation: ParameterPresentationDescription?

    /// Offers an intent.
    /// - Parameters:
    ///   - intent: the intent; its parameters are asked for or come from the phrase.
    ///   - phrases: what people say; each names the app, at most one parameter. The first is the one shown.
    ///   - shortTitle: the name on a tile.
    ///   - systemImageName: the symbol on a tile.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.init(intent, phrases, shortTitle, systemImageName, presentation: nil)
    }

    /// Offers an intent; the older form, whose title and symbol may be left out.
    /// - Parameters:
    ///   - intent: the intent; its parameters are asked for or come from the phrase.
    ///   - phrases: what people say; each names the app, at most one parameter. The first is the one shown.
    ///   - shortTitle: the name on a tile; the intent's title when absent.
    ///   - systemImageName: the symbol on a tile.
    @_disfavoredOverload
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.init(intent, phrases, shortTitle, systemImageName, presentation: nil)
    }

    /// Offers an intent together with the values of one of its parameters.
    /// - Parameters:
    ///   - intent: the intent; its parameters are asked for or come from the phrase.
    ///   - phrases: what people say; each names the app, at most one parameter. The first is the one shown.
    ///   - shortTitle: the name on a tile.
    ///   - systemImageName: the symbol on a tile.
    ///   - parameterPresentation: how the values are grouped.
    public init<Intent: AppIntent, Value, Parameter, ParameterKeyPath>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    ) {
        self.init(intent, phrases, shortTitle, systemImageName, presentation: parameterPresentation.description)
    }

    private init<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
        _ systemImageName: String?, presentation: ParameterPresentationDescription?
    ) {
        self.intent = intent
        let names = ParameterNames(intent)
        self.phrases = phrases.map { $0.text(names) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.presentation = presentation
    }
}
