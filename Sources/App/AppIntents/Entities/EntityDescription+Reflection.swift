import IntentsModel
@_spi(Reflection) import Swift

extension EntityDescription {
    /// The entity type as metadata states it, read from the type itself.
    ///
    /// The titles of stored properties live in their wrappers, which only an entity has: here they are derived from the
    /// properties' names, as they are for properties without a title.
    package init<Entity: AppEntity>(reflecting type: Entity.Type) {
        let display = type.typeDisplayRepresentation
        self.init(
            identifier: type.persistentIdentifier, fullyQualifiedTypeName: String(reflecting: type),
            mangledTypeName: _mangledTypeName(type) ?? "", display: display.described,
            numericFormat: display.numericFormat.map { LocalizedText($0) },
            defaultQueryIdentifier: type is any TransientAppEntity.Type
                ? nil : String(reflecting: Entity.DefaultQuery.self),
            properties: Self.storedProperties(of: type)
                + DeclaredProperties.process.of(type).compactMap { PropertyDescription($0) },
            isTransient: type is any TransientAppEntity.Type,
            schema: (type as? any AssistantSchemaEntity.Type)?.__assistantSchemaEntity.reference)
    }

    private static func storedProperties(of type: Any.Type) -> [PropertyDescription] {
        var properties: [PropertyDescription] = []
        // The runtime's flag for classes is 1; its name is a variable, which Swift 6 does not let us read.
        let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
        _ = _forEachField(of: type, options: options) { label, _, fieldType, _ in
            if let property = fieldType as? any ReflectedProperty.Type {
                properties.append(property.description(named: String(String(cString: label).dropFirst())))
            }
            return true
        }
        return properties
    }
}

extension PropertyDescription {
    /// A property that a macro declares.
    fileprivate init?(_ named: NamedProperty) {
        guard let type = named.property.valueType else { return nil }
        let facts = named.property.facts
        self.init(
            name: named.name, title: facts.title.map { LocalizedText($0) } ?? LocalizedText(swiftName: named.name),
            valueType: type, isOptional: named.property.isOptional, isDeferred: named.property.isDeferred,
            indexingKey: facts.indexing?.name)
    }
}

/// A property wrapper's type, found as the type of a stored field.
private protocol ReflectedProperty {
    static func description(named name: String) -> PropertyDescription
}

extension EntityProperty: ReflectedProperty {
    static func description(named name: String) -> PropertyDescription {
        PropertyDescription(
            // A property's type is never Never, the only one without a name.
            name: name, title: LocalizedText(swiftName: name), valueType: Value.__valueType ?? .primitive(.string),
            isOptional: Value.__nothing != nil)
    }
}
