/// A class whose objects a ``ModelContext`` keeps; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {
    /// What tells the object from all others, and where it is kept; `@Model` adds it.
    var persistentIdentity: ModelIdentity { get }
}

extension PersistentModel {
    /// The object's identifier, the same as long as the process lives.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: "\(Self.self)", number: persistentIdentity.number)
    }

    /// The object's identifier, for models without an `id` of their own.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object was inserted into.
    public var modelContext: ModelContext? { persistentIdentity.context }

    /// Whether the object was deleted and not yet saved.
    public var isDeleted: Bool { modelContext?.isDeleting(self) ?? false }

    /// Equal when it is the same object.
    public static func == (one: Self, other: Self) -> Bool { one === other }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentIdentity.number) }
}
