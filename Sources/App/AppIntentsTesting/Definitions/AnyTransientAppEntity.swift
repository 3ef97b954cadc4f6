import AppIntents
import IntentsModel

/// An entity that lasts no longer than a result, whose type the test does not know (inventory §2.21).
public struct AnyTransientAppEntity: _DynamicProperties, IntentValueConvertible {
    let entity: EntityValue
    let app: (any AppAccess)?

    /// The type, as the app's metadata names it.
    public var typeIdentifier: String { entity.typeName }

    /// The way to its properties.
    public var _path: DynamicPropertyPath { DynamicPropertyPath(content: .entity(entity), app: app) }

    /// The entity as it crosses to an app.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue { .entity(entity) }

    /// Takes an entity.
    public static func __converted(from value: IntentsModel.IntentValue) -> AnyTransientAppEntity? {
        guard case .entity(let entity) = value else { return nil }
        return AnyTransientAppEntity(entity: entity, app: ReadingApp.current)
    }
}
