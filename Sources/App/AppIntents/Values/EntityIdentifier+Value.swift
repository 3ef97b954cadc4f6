import IntentsModel

extension EntityIdentifier: _StructuredIntentValue, _SystemIntentValue {
    /// The identity of an entity.
    public static var __primitive: PrimitiveType { .entityIdentifier }

    /// Takes the identity of an entity whose type this program has.
    public static func __make(of fields: JSONValue) throws -> EntityIdentifier {
        guard case .object(let parts) = fields, let name = parts["entityType"]?.text,
            let identifier = parts["identifier"]?.text, let type = IntentRegistry.process.entity(name)
        else { throw CocoaError(.coderValueNotFound) }
        return EntityIdentifier(entityType: type, identifier: identifier)
    }

    /// The identifiers of the type and of the entity.
    public func __fields() -> JSONValue {
        .object(["entityType": .string(entityType.persistentIdentifier), "identifier": .string(identifier)])
    }

    /// Both identifiers, as a text names them.
    public func __text(in locale: Locale) -> String { description }
}
