import AppIntents

/// A button that leads to the app's shortcuts in the system's own list (inventory §2.17). Nothing on Linux draws it.
@MainActor @preconcurrency open class ShortcutsUIButton: UIControl {
    /// How the button looks.
    public enum Style: Int, Sendable {
        /// As the surroundings want it.
        case automatic
        /// As the surroundings want it, with an outline.
        case automaticOutline
        /// Light.
        case light
        /// Light, with an outline.
        case lightOutline
        /// Dark.
        case dark
        /// Dark, with an outline.
        case darkOutline
    }

    /// How the button looks.
    open var style: Style

    /// Makes a button.
    public init(style: Style = .automatic) {
        self.style = style
        super.init()
    }
}

/// Shows the phrase that runs an intent (inventory §2.17). Nothing on Linux draws it.
@MainActor @preconcurrency open class SiriTipUIView: UIView {
    /// How the tip looks.
    public enum Style: Int, Sendable {
        /// As the surroundings want it.
        case automatic
        /// Light.
        case light
        /// Dark.
        case dark
    }

    /// How the tip looks.
    open var style: Style
    /// Whether people can put the tip away.
    open var allowsDismissal = true
    /// Whether the tip is there; false once it was put away.
    open var isPresented = true
    /// The intent whose phrase is shown.
    open private(set) var intent: (any AppIntent)?

    /// Makes a tip.
    public init(style: Style = .automatic) {
        self.style = style
        super.init()
    }

    /// Sets the intent whose phrase is shown.
    open func setIntent(intent: some AppIntent) { self.intent = intent }
}
