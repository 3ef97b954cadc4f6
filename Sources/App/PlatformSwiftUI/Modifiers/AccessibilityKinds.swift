/// What a view is to a listener.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A header.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Selected.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Often new.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    /// Keeps the rest from being heard.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// On or off.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A field for a search.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)

    var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
            (.isImage, "image"), (.isStaticText, "staticText"), (.updatesFrequently, "updatesFrequently"),
            (.isModal, "modal"), (.isToggle, "toggle"), (.isSearchField, "searchField"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

/// What a listener hears of the views inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    /// Nothing.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Each of them.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// All as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a listener asks for.
public struct AccessibilityActionKind: Hashable, Sendable {
    package let name: String

    /// What the view is for.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaves.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// What matters most now.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Deletes.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// Shows more controls.
    public static let showMenu = AccessibilityActionKind(name: "showMenu")

    /// An action with a name.
    public init(named name: Text) { self.name = name.string(in: LocalizationScope.current) }

    private init(name: String) { self.name = name }
}
