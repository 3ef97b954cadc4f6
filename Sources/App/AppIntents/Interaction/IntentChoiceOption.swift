import PlatformFoundation

/// One of the choices of `requestChoice` (inventory §2.2).
public struct IntentChoiceOption: Equatable, Sendable {
    /// How a choice is marked.
    public struct Style: Equatable, Sendable {
        private let name: String

        /// Nothing special.
        public static let `default` = Style(name: "default")
        /// Ends the action.
        public static let cancel = Style(name: "cancel")
        /// Destroys something.
        public static let destructive = Style(name: "destructive")
    }

    /// What the person reads.
    public let title: LocalizedStringResource
    /// How the choice is marked.
    public let style: Style

    /// Makes a choice.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The choice that ends the action.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
}
