import AppIntents
import IntentsModel
import PlatformUniformTypeIdentifiers

/// An entity whose type the test does not know; its properties are read by their names (inventory §2.21).
public struct AnyAppEntity: _DynamicProperties, IntentValueConvertible, Equatable {
    let entity: EntityValue
    let app: (any AppAccess)?

    /// Which entity it is.
    public var identifier: AttributedEntityIdentifier {
        AttributedEntityIdentifier(typeIdentifier: entity.typeName, instanceIdentifier: entity.identifier)
    }

    /// The way to its properties.
    public var _path: DynamicPropertyPath { DynamicPropertyPath(content: .entity(entity), app: app) }

    /// The data of the entity in a form that its `Transferable` conformance offers.
    /// - Parameter contentType: the form.
    /// - Throws: ``IntentTestingError`` when the app is not in this process, `TransferError` when no form fits.
    public func exported(as contentType: UTType) async throws -> Data {
        guard let app else {
            throw IntentTestingError.unsupported("\(identifier) belongs to no app that could export it.")
        }
        return try await app.export(entity, as: contentType)
    }

    /// Whether both are the same entity, whatever is known of each.
    public static func == (one: AnyAppEntity, other: AnyAppEntity) -> Bool { one.identifier == other.identifier }

    /// The entity as it crosses to an app.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue { .entity(entity) }

    /// Takes an entity.
    public static func __converted(from value: IntentsModel.IntentValue) -> AnyAppEntity? {
        guard case .entity(let entity) = value else { return nil }
        return AnyAppEntity(entity: entity, app: ReadingApp.current)
    }
}

/// Which entity of which type a value is.
public struct AttributedEntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The type, as the app's metadata names it.
    public let typeIdentifier: String
    /// The entity's `id`, as text.
    public let instanceIdentifier: String

    /// Type and identifier.
    public var description: String { "\(typeIdentifier)/\(instanceIdentifier)" }
}
