import IntentsModel

extension ValueConverter {
    /// `Type/identifier`, of a type that the app has.
    func entityIdentifier(_ value: IntentValue) throws -> IntentValue {
        if case .entity(let entity) = value { return identity(entity.typeName, entity.identifier) }
        let types = run.metadata.entities.keys.sorted()
        return try structured(
            value, .entityIdentifier, form: "an entity as TYPE/ID, with a type of \(texts.list(types))"
        ) {
            text in
            guard let slash = text.firstIndex(of: "/") else { return nil }
            let (type, identifier) = (String(text[..<slash]), String(text[text.index(after: slash)...]))
            guard types.contains(type), !identifier.isEmpty else { return nil }
            return (.object(["entityType": .string(type), "identifier": .string(identifier)]), text)
        }
    }

    private func identity(_ type: String, _ identifier: String) -> IntentValue {
        .structured(
            StructuredValue(
                typeName: PrimitiveType.entityIdentifier.swiftName,
                fields: .object(["entityType": .string(type), "identifier": .string(identifier)]),
                text: "\(type)/\(identifier)"))
    }

    /// A shortcut by its name; which one it is, the part of the system that runs it decides.
    func shortcut(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .shortcut, form: "the name of a shortcut") { text in
            text.isEmpty ? nil : (.object(["identifier": .string(text), "title": .string(text)]), text)
        }
    }
}
