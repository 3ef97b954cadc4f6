/// Finds the entities of one type (inventory §2.9). The system makes it with `init()` for every request.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// What the query finds.
    associatedtype Entity: AppEntity
    /// What it returns where people choose: entities, flat or in sections.
    associatedtype Result = [Entity] where Result.Result == Entity

    /// The processes that may run the query.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// Makes the query.
    init()
    /// The entities with these identifiers; those that no longer exist are left out.
    /// - Throws: what the run ends with.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities that are offered first; there may be more.
    /// - Throws: what people are told instead of the choices.
    func suggestedEntities() async throws -> Result
    /// What people are shown for entities, without making the entities.
    /// - Parameters:
    ///   - identifiers: the entities.
    ///   - requestedComponents: the parts that will be used.
    /// - Returns: nil when the entities have to be made for it.
    func displayRepresentations(
        for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Entity.ID: DisplayRepresentation]?
}

extension EntityQuery {
    /// Any process that links the type.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }

    /// None.
    public func suggestedEntities() async throws -> Result { .empty }

    /// The suggested entities.
    public func results() async throws -> Result { try await suggestedEntities() }

    /// Nil: the entities are made for it.
    public func displayRepresentations(
        for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components = .text
    ) async throws -> [Entity.ID: DisplayRepresentation]? {
        nil
    }
}

/// A query that finds entities by a text that people say or type.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that the text may mean, the best first.
    /// - Parameter string: exactly what was said or typed.
    /// - Throws: what the run ends with.
    func entities(matching string: String) async throws -> Result
}
