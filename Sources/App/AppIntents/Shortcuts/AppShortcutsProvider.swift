import IntentsHost
import IntentsLink
import PlatformFoundation

/// Lists the shortcuts of an app; one type of the app conforms (inventory §2.10).
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts, at most ten, in the order in which they are shown.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that must not start any of them.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// Grey-brown.
    public static var shortcutTileColor: ShortcutTileColor { .grayBrown }

    /// None.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// Tells the system that the entities which phrases may name have changed, so that it asks for them again.
    public static func updateAppShortcutParameters() { AppIntentsHost.notify(ShortcutParametersChanged()) }
}

extension AppShortcutsProvider {
    /// How the values of a parameter are grouped.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    /// The sentence of a group.
    public typealias Summary = AppShortcutParameterPresentationSummary
    /// A group of values.
    public typealias OptionsCollection = AppShortcutOptionsCollection
    /// The title of a presentation.
    @available(*, deprecated, message: "Use AppShortcutParameterPresentation.init(for:summary:optionsCollections:).")
    public typealias Title = AppShortcutParameterPresentationTitle
}
