import IntentsModel

/// The identity of an entity of any type.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The longest text that may identify an entity, in characters.
    public static let valueMaximumLength = EntityValue.longestIdentifier

    /// The type of the entity.
    public let entityType: any AppEntity.Type
    /// The entity's `id` as text.
    public let identifier: String

    /// The identity of an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// The identity of an entity of a type.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }

    /// The identity that an activity brings, such as one that a search began; nil when it names no entity of this app.
    /// - Parameter activityIdentifier: the text, as `description` writes it.
    public init?(activityIdentifier: String) {
        let parts = activityIdentifier.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let type = IntentRegistry.process.entities[String(parts[0])] else { return nil }
        self.init(entityType: type, identifier: String(parts[1]))
    }

    package init(entityType: any AppEntity.Type, identifier: String) {
        self.entityType = entityType
        self.identifier = identifier
    }

    /// The type's identifier and the entity's.
    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

    /// Equal when type and identifier are.
    public static func == (one: EntityIdentifier, two: EntityIdentifier) -> Bool {
        one.entityType == two.entityType && one.identifier == two.identifier
    }

    /// Hashes type and identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}
