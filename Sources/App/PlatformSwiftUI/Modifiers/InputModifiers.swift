import IntentsModel

/// How a keyboard writes capital letters.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    /// Never.
    public static let never = TextInputAutocapitalization(name: "never")
    /// At the start of words.
    public static let words = TextInputAutocapitalization(name: "words")
    /// At the start of sentences.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// Always.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// How scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// Sets the keyboard for the texts of the view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        modified("keyboardType", .string("\(type)"), .inherited)
    }

    /// Says what the texts of the view are.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        modified("textContentType", textContentType.map { .string($0.rawValue) } ?? .null, .inherited)
    }

    /// Sets how a keyboard writes capital letters.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        modified("textInputAutocapitalization", autocapitalization.map { .string($0.name) } ?? .null, .inherited)
    }

    /// Sets how a keyboard writes capital letters, in the older form.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        modified("textInputAutocapitalization", .string("\(style)"), .inherited)
    }

    /// Keeps texts as they are written, in the older form.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        modified("autocorrectionDisabled", .bool(disable ?? false), .inherited)
    }

    /// Says how scrolling puts a keyboard away.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modified("scrollDismissesKeyboard", .string(mode.name), .inherited)
    }

    /// Acts when a key is pressed. No key is pressed here yet.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View { modified("onKeyPress", .string("\(key.character)"), .layered) }

    /// Sets what a pointer above the view changes.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modified("hoverEffect", .string(effect.name), .inherited)
    }
}

/// A pressed key.
public enum KeyPress {
    /// Whether a view made something of a key.
    public enum Result: Hashable, Sendable {
        /// It did.
        case handled
        /// It did not.
        case ignored
    }
}

/// What a pointer above a view changes.
public struct HoverEffect: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view is lit.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view comes nearer.
    public static let lift = HoverEffect(name: "lift")
}
