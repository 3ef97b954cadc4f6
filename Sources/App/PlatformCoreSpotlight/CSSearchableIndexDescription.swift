/// Which index a request is about (inventory §2.14).
public final class CSSearchableIndexDescription: Hashable, Sendable {
    /// The index's name; nil for the app's default index.
    public let name: String?

    package init(name: String?) { self.name = name }

    /// Whether both are about the same index.
    public static func == (left: CSSearchableIndexDescription, right: CSSearchableIndexDescription) -> Bool {
        left.name == right.name
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
