/// An entity whose `id` means the same thing on all of a person's devices (inventory §2.8).
public protocol SyncableEntity: AppEntity {}

/// An identifier with a part for this device and a part for all devices; at least one is there.
public struct SyncableEntityIdentifier<LocalID, StableID>: Hashable, Sendable
where
    LocalID: EntityIdentifierConvertible & Hashable & Sendable,
    StableID: EntityIdentifierConvertible & Hashable & Sendable
{
    /// What the entity is called on this device.
    public let local: LocalID?
    /// What it is called on all devices.
    public let stable: StableID?

    private init(parts local: LocalID?, _ stable: StableID?) {
        self.local = local
        self.stable = stable
    }

    /// Names an entity on this device and on all devices.
    public init(local: LocalID, stable: StableID) { self.init(parts: local, stable) }
}

extension SyncableEntityIdentifier where LocalID == StableID {
    /// Names an entity that has the same name everywhere.
    public init(id: LocalID) { self.init(local: id, stable: id) }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
    /// Both parts, encoded and separated by a slash.
    public var entityIdentifierString: String {
        [local?.entityIdentifierString, stable?.entityIdentifierString]
            .map { $0.flatMap(urlPart) ?? "" }.joined(separator: "/")
    }

    /// Reads both parts; nil when neither can be read.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        let parts = entityIdentifierString.split(separator: "/", omittingEmptySubsequences: false).map {
            String($0).removingPercentEncoding
        }
        guard parts.count == 2 else { return nil }
        let local = parts[0].flatMap { LocalID.entityIdentifier(for: $0) }
        let stable = parts[1].flatMap { StableID.entityIdentifier(for: $0) }
        return local == nil && stable == nil ? nil : Self(parts: local, stable)
    }
}
