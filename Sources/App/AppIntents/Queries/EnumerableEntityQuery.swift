/// A query that can give all entities, because they are few enough to hold in memory.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All entities.
    /// - Throws: what the run ends with.
    func allEntities() async throws -> Result
    /// What the Find action does.
    static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
    /// No description.
    public static var findIntentDescription: IntentDescription? { nil }

    /// All entities.
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}
