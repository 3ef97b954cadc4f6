import IntentsModel

/// A shortcut that a person made or that an app offers, as a person chose it (inventory §2.5).
///
/// A value names one; finding and running it belongs to the system.
public struct SystemShortcut: Hashable, Sendable, Codable {
    /// What the system knows it by.
    package var identifier: String
    /// What people are shown.
    package var title: String

    package init(identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

extension SystemShortcut: _StructuredIntentValue, _SystemIntentValue {
    /// A shortcut.
    public static var __primitive: PrimitiveType { .shortcut }

    /// The title.
    public func __text(in locale: Locale) -> String { title }
}
