import AppIntents
import IntentsModel

/// An entity type of an app, by name (inventory §2.21).
public struct AppEntityDefinition: AppIntentTypeDefinition {
    /// The type's name.
    public let typeIdentifier: String
    /// The app.
    public let bundleIdentifier: String
    let app: any AppAccess

    /// The query that the app finds the entities with.
    public var defaultQuery: AnyEntityQuery { AnyEntityQuery(entityIdentifier: typeIdentifier, app: app) }

    /// An entity of which only the identifier is known; the app finds the rest when it is given to an intent.
    /// - Parameter identifier: the entity's `id`, as text.
    public func makeReference(identifier: String) -> AnyAppEntity {
        let display = DisplayValue(title: identifier)
        return AnyAppEntity(
            entity: EntityValue(typeName: typeIdentifier, identifier: identifier, display: display), app: app)
    }

    /// The entities with some identifiers; those that the app does not find are left out.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func entities(identifiers: [String]) async throws -> [AnyAppEntity] {
        try await defaultQuery.entities(identifiers: identifiers)
    }

    /// All entities of an enumerable query.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func allEntities() async throws -> [AnyAppEntity] { try await defaultQuery.allEntities() }

    /// What the query suggests.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func suggestedEntities() async throws -> [AnyAppEntity] { try await defaultQuery.suggestedEntities() }

    /// What a text may mean.
    /// - Throws: a `RunError`: what the query threw, or why the app cannot be asked.
    public func entities(matching string: String) async throws -> [AnyAppEntity] {
        try await defaultQuery.entities(matching: string)
    }

    /// The entities that the search index has for a text, as the app finds them.
    /// - Throws: a `RunError`, or ``IntentTestingError`` when the app is in this process, which has no index.
    public func spotlightQuery(_ text: String) async throws -> [AnyAppEntity] {
        let identifiers = try await app.search(typeIdentifier, for: text)
        return identifiers.isEmpty ? [] : try await entities(identifiers: identifiers)
    }

    /// What the app's views say they show.
    /// - Throws: ``IntentTestingError``: no scene of an app can be asked yet.
    public func viewAnnotations() async throws -> [ViewAnnotation] {
        throw IntentTestingError.unsupported(
            "\(bundleIdentifier) cannot be asked what its views show: they are not drawn on this system.")
    }

    /// Checks that an entity is of this type.
    /// - Throws: ``IntentTestingError`` when it is of another one.
    public func isInstance(_ value: AnyAppEntity) throws {
        try check(value.identifier.typeIdentifier, is: typeIdentifier)
    }
}

/// What a view of an app says it shows (inventory §2.21).
public struct ViewAnnotation: Hashable, Sendable {
    /// The shown entity.
    public let entityIdentifier: AttributedEntityIdentifier
}
