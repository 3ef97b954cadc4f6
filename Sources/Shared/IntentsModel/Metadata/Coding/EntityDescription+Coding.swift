extension EntityDescription: Codable {
    private enum Keys: String, CodingKey {
        case typeName, fullyQualifiedTypeName, mangledTypeName, displayTypeName, numericFormatTypeName
        case defaultQueryIdentifier, properties, transient, systemProtocolMetadata, systemProtocolMetadataV2
        case requiredCapabilities, visibilityMetadata, assistantDefinedSchemas, availabilityAnnotations, openAppIntents
    }
    private struct Extras: Codable {
        var display: TypeDisplayExtras?
        var systemProtocols: [String]?
        var location: SourceLocation?
    }

    /// Decodes inventory §5's entity.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        self.init(
            identifier: try container.decode(String.self, forKey: .typeName),
            fullyQualifiedTypeName: try container.decode(String.self, forKey: .fullyQualifiedTypeName),
            mangledTypeName: try container.decode(.mangledTypeName, or: ""),
            display: TypeDisplayExtras.display(
                title: try container.decode(LocalizedText.self, forKey: .displayTypeName), extras: extras.display),
            numericFormat: try container.decodeIfPresent(LocalizedText.self, forKey: .numericFormatTypeName),
            defaultQueryIdentifier: try container.decodeIfPresent(String.self, forKey: .defaultQueryIdentifier),
            properties: try container.decode(.properties, or: []),
            isTransient: try container.decode(.transient, or: false), systemProtocols: extras.systemProtocols ?? [],
            location: extras.location,
            schema: try container.decode(.assistantDefinedSchemas, or: [SchemaReference]()).first)
    }

    /// Encodes inventory §5's entity.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(identifier, forKey: .typeName)
        try container.encode(fullyQualifiedTypeName, forKey: .fullyQualifiedTypeName)
        try container.encode(mangledTypeName, forKey: .mangledTypeName)
        try container.encode(display.title, forKey: .displayTypeName)
        try container.encodeIfPresent(numericFormat, forKey: .numericFormatTypeName)
        try container.encodeIfPresent(defaultQueryIdentifier, forKey: .defaultQueryIdentifier)
        try container.encode(properties, forKey: .properties)
        try container.encode(isTransient, forKey: .transient)
        let metadata = SystemProtocols.metadata(of: systemProtocols)
        try container.encode(flat: metadata, forKey: .systemProtocolMetadata)
        try container.encode(flat: metadata, forKey: .systemProtocolMetadataV2)
        try container.encode([String](), forKey: .requiredCapabilities)
        try container.encode(Visibility(isDiscoverable: true), forKey: .visibilityMetadata)
        try container.encode([schema].compactMap(\.self), forKey: .assistantDefinedSchemas)
        try container.encode(EmptyObject(), forKey: .availabilityAnnotations)
        let extras = Extras(
            display: TypeDisplayExtras.stated(by: display),
            systemProtocols: systemProtocols.isEmpty ? nil : systemProtocols, location: location)
        try container.encode(extras, forKey: .openAppIntents)
    }
}

extension PropertyDescription: Codable {
    private enum Keys: String, CodingKey { case identifier, title, valueType, isOptional, openAppIntents }
    private struct Extras: Codable {
        var isDeferred: Bool?
        var indexingKey: String?
    }

    /// Decodes an element of an entity's `properties`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        self.init(
            name: try container.decode(String.self, forKey: .identifier),
            title: try container.decode(LocalizedText.self, forKey: .title),
            valueType: try container.decode(ValueType.self, forKey: .valueType),
            isOptional: try container.decode(.isOptional, or: false), isDeferred: extras.isDeferred ?? false,
            indexingKey: extras.indexingKey)
    }

    /// Encodes an element of an entity's `properties`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(name, forKey: .identifier)
        try container.encode(title, forKey: .title)
        try container.encode(valueType, forKey: .valueType)
        try container.encode(isOptional, forKey: .isOptional)
        let extras = Extras(isDeferred: isDeferred ? true : nil, indexingKey: indexingKey)
        try container.encode(extras, forKey: .openAppIntents)
    }
}
