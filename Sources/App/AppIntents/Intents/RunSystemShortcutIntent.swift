import PlatformFoundation

/// Runs what a person chose for a widget's button: a shortcut, an action or an app (inventory §2.1).
///
/// The system runs it where the button is pressed; the app's process knows only what was chosen.
public struct RunSystemShortcutIntent: SystemIntent {
    /// The action's name.
    public static let title: LocalizedStringResource = "Run Shortcut"
    /// What the system knows the action by.
    public static let persistentIdentifier = "RunSystemShortcutIntent"
    /// Not offered for itself: it belongs to the button.
    public static var isDiscoverable: Bool { false }

    /// What a person chose.
    @Parameter(title: "Shortcut") public var shortcut: SystemShortcut

    /// Makes an intent without a choice.
    public init() {}

    /// Runs what a person chose.
    public init(shortcut: SystemShortcut) { self.shortcut = shortcut }

    /// Cannot be performed by the app: the system runs it for the widget whose button was pressed.
    /// - Throws: always, with the way to use it.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        throw ShortcutRunsInTheSystem()
    }
}

/// A `RunSystemShortcutIntent` was asked to run in the app.
struct ShortcutRunsInTheSystem: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        "RunSystemShortcutIntent is run by the system; give it to a Button of a widget instead of performing it."
    }
}
