import IntentsModel

/// Entities by their identifiers alone: a parameter of many entities that need not all be made (inventory §2.8).
public struct EntityCollection<Entity: AppEntity>: Sendable {
    /// The identifiers, in order.
    public private(set) var identifiers: [Entity.ID]
    /// Entities that are there already; copies share them, as what an identifier names is the same for all.
    private let made: MadeEntities<Entity>

    /// Makes a collection of identifiers.
    public init(identifiers: [Entity.ID] = []) { self.init(identifiers, MadeEntities()) }

    /// Makes a collection of entities, which are kept for when they are asked for.
    public init(entities: [Entity]) {
        self.init(entities.map(\.id), MadeEntities(entities))
    }

    private init(_ identifiers: [Entity.ID], _ made: MadeEntities<Entity>) {
        self.identifiers = identifiers
        self.made = made
    }

    /// Makes a collection whose entities a query finds instead of the type's own one.
    init(identifiers: [Entity.ID], query: (any EntityQuery)?) { self.init(identifiers, MadeEntities(query: query)) }

    /// The entities, in the order of their identifiers; those that no longer exist are left out.
    ///
    /// The query is asked once, for all entities that are not there already.
    /// - Throws: what the query throws.
    public func resolvedEntities() async throws -> [Entity] { try await made.entities(of: identifiers) }

    /// The entity of an identifier, when it is there already.
    func entity(_ identifier: Entity.ID) -> Entity? { made.entity(identifier) }
}

// Adding, finding and removing, by identifier and by entity; an entity is not kept.
extension EntityCollection {
    /// Adds an identifier at the end.
    public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }

    /// Adds identifiers at the end.
    public mutating func append(contentsOf newIdentifiers: [Entity.ID]) {
        identifiers.append(contentsOf: newIdentifiers)
    }

    /// Adds the identifier of an entity at the end.
    public mutating func append(_ entity: Entity) { append(entity.id) }

    /// Adds the identifiers of entities at the end.
    public mutating func append(contentsOf entities: [Entity]) { append(contentsOf: entities.map(\.id)) }

    /// Whether an identifier is in the collection.
    public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

    /// Whether the identifier of an entity is in the collection.
    public func contains(_ entity: Entity) -> Bool { contains(entity.id) }

    /// Removes an identifier, wherever it is in the collection.
    public mutating func remove(_ identifier: Entity.ID) { identifiers.removeAll { $0 == identifier } }

    /// Removes the identifier of an entity, wherever it is in the collection.
    public mutating func remove(_ entity: Entity) { remove(entity.id) }
}

extension EntityCollection: Equatable {
    /// Whether both name the same entities in the same order.
    public static func == (one: EntityCollection, two: EntityCollection) -> Bool {
        one.identifiers == two.identifiers
    }
}

extension EntityCollection: RandomAccessCollection {
    /// The first position.
    public var startIndex: Int { identifiers.startIndex }
    /// The position after the last one.
    public var endIndex: Int { identifiers.endIndex }
    /// The identifier at a position.
    public subscript(position: Int) -> Entity.ID { identifiers[position] }
}

extension EntityCollection: ExpressibleByArrayLiteral {
    /// Makes a collection of identifiers.
    public init(arrayLiteral elements: Entity.ID...) { self.init(identifiers: elements) }
}

/// The entities of a collection that are there, and the query that makes the others.
private final class MadeEntities<Entity: AppEntity>: Sendable {
    private let query: (any EntityQuery)?
    /// What is known of identifiers: their entity, or that there is none.
    private let known: Lock<[Entity.ID: Entity?]>

    init(_ entities: [Entity] = [], query: (any EntityQuery)? = nil) {
        self.query = query
        known = Lock(Dictionary(entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
    }

    func entity(_ identifier: Entity.ID) -> Entity? { known.withLock { $0[identifier] ?? nil } }

    func entities(of identifiers: [Entity.ID]) async throws -> [Entity] {
        let missing = known.withLock { known in identifiers.filter { known[$0] == nil } }
        if !missing.isEmpty { try await find(missing) }
        return known.withLock { known in identifiers.compactMap { known[$0] ?? nil } }
    }

    private func find(_ identifiers: [Entity.ID]) async throws {
        let found = try await EntityLookup<Entity>(query).existing(identifiers)
        known.withLock { known in
            for identifier in identifiers { known[identifier] = .some(nil) }
            for entity in found { known[entity.id] = entity }
        }
    }
}
