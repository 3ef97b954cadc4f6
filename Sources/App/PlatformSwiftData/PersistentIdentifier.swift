/// Tells a model's object from all others while the process lives.
public struct PersistentIdentifier: Codable, Comparable, Hashable, Identifiable, Sendable {
    /// The name of the model.
    public let entityName: String
    let number: Int

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// The store's name. Objects are kept in memory, so there is none.
    public var storeIdentifier: String? { nil }

    /// Models by name, and the objects of one in the order in which they were made.
    public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
        (one.entityName, one.number) < (other.entityName, other.number)
    }
}
