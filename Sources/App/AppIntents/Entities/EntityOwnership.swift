/// Whom an entity belongs to.
public enum EntityOwnership: Hashable, Sendable {
    /// The app does not know.
    case unknown
    /// Several people.
    case shared
    /// Everyone.
    case `public`
}

/// An entity that says whom it belongs to; others count as private (inventory §2.8).
public protocol OwnershipProvidingEntity: AppEntity {
    /// Whom it belongs to.
    var ownership: EntityOwnership { get }
}
