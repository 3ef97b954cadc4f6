import IntentsModel

extension Extractor {
    mutating func entity(_ record: TypeRecord) -> EntityDescription {
        let (display, numericFormat) = typeDisplay(of: record)
        return EntityDescription(
            identifier: types.identifier(of: record), fullyQualifiedTypeName: record.typeName,
            mangledTypeName: record.mangledTypeName, display: display, numericFormat: numericFormat,
            defaultQueryIdentifier: record.alias("DefaultQuery").map { SwiftTypeName($0.type).name },
            properties: properties(of: record), isTransient: record.conforms(to: "TransientAppEntity"),
            systemProtocols: SystemProtocolNames.entity(record), location: place(of: record), schema: record.schema)
    }

    private mutating func properties(of record: TypeRecord) -> [PropertyDescription] {
        record.exportedProperties.compactMap { property in
            self.property(property, of: record, isDeferred: property.value.call?["asyncGetter"] != nil)
        }
    }

    private mutating func property(
        _ property: PropertyRecord, of record: TypeRecord, isDeferred: Bool
    ) -> PropertyDescription? {
        let name = String(property.label.dropFirst())
        guard let argument = property.type.arguments.first, let value = types.valueType(of: argument) else {
            return nil
        }
        let call = property.value.call
        let title = text(
            call?["title"], role: .text, subject: "the title of \(record.name.nameInModule).\(name)",
            at: place(of: property, in: record))
        return PropertyDescription(
            name: name, title: title ?? LocalizedText(swiftName: name), valueType: value.type,
            isOptional: value.isOptional, isDeferred: isDeferred,
            indexingKey: (call?["indexingKey"] ?? call?["customIndexingKey"])?.keyPathName)
    }
}

extension TypeRecord {
    /// What `@Property` stores as `_name`, and what the macros for computed and deferred ones make as `$name`.
    var exportedProperties: [PropertyRecord] {
        properties.filter { property in
            guard property.type.name == "AppIntents.EntityProperty", !property.isStatic else { return false }
            return property.label.hasPrefix("_")
                || property.label.hasPrefix("$") && instanceProperty("_\(property.label.dropFirst())") == nil
        }
    }
}
