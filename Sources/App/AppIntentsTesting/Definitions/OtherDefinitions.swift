import AppIntents
import IntentsModel

/// An enum of an app, by name (inventory §2.21).
public struct AppEnumDefinition: AppIntentTypeDefinition {
    /// The type's name.
    public let typeIdentifier: String
    /// The app.
    public let bundleIdentifier: String
    let app: any AppAccess

    /// A case; whether the enum has it shows when it is given to an intent.
    /// - Parameter identifier: the case's raw value, as text.
    public func makeCase(_ identifier: String) -> AnyAppEnum {
        AnyAppEnum(typeIdentifier: typeIdentifier, caseIdentifier: identifier)
    }

    /// Checks that a case is of this enum.
    /// - Throws: ``IntentTestingError`` when it is of another one.
    public func isInstance(_ value: AnyAppEnum) throws { try check(value.typeIdentifier, is: typeIdentifier) }
}

/// An entity type of an app whose entities are only results, by name (inventory §2.21).
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
    /// The type's name.
    public let typeIdentifier: String
    /// The app.
    public let bundleIdentifier: String
    let app: any AppAccess

    /// Makes an entity of values by the Swift names of its properties: `makeEntity(name: "Rose")`.
    public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
        IntentValuePropertiesCallable(locale: app.locale) { [typeIdentifier, app] in
            let display = DisplayValue(title: typeIdentifier)
            return AnyTransientAppEntity(
                entity: EntityValue(typeName: typeIdentifier, identifier: "", display: display, properties: $0),
                app: app)
        }
    }

    /// Checks that an entity is of this type.
    /// - Throws: ``IntentTestingError`` when it is of another one.
    public func isInstance(_ value: AnyTransientAppEntity) throws {
        try check(value.typeIdentifier, is: typeIdentifier)
    }
}

/// A value query of an app, by name (inventory §2.21).
public struct IntentValueQueryDefinition: Sendable {
    /// The type's name.
    public let typeIdentifier: String
    /// The app.
    public let bundleIdentifier: String

    /// What the query finds for a value.
    /// - Throws: ``IntentTestingError``: no part of the system asks value queries yet.
    public func values(for input: any IntentValueExpressing) async throws -> ResolvedValueQueryResult {
        throw IntentTestingError.unsupported(
            "\(typeIdentifier) of \(bundleIdentifier) cannot be asked: no part of this system uses value queries yet.")
    }
}
