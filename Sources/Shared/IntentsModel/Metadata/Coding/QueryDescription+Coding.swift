extension QueryDescription: Codable {
    private enum Keys: String, CodingKey {
        case identifier, fullyQualifiedIdentifier, queryType, entityType, resultValueType, capabilities
        case defaultQueryForEntity, parameters, sortingOptions, mangledTypeName, openAppIntents
    }
    private struct Extras: Codable {
        var properties: [QueryPropertyDescription]?
        var findIntentDescription: LocalizedText?
        var location: SourceLocation?
        var executionTargets: ExecutionTargets?
    }

    /// Decodes inventory §5's query.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        self.init(
            identifier: try container.decode(String.self, forKey: .fullyQualifiedIdentifier),
            mangledTypeName: try container.decode(.mangledTypeName, or: ""),
            entityType: try container.decode(String.self, forKey: .entityType),
            capabilities: QueryCapabilities(rawValue: try container.decode(.capabilities, or: 0)),
            isDefaultForEntity: try container.decode(.defaultQueryForEntity, or: false),
            properties: extras.properties ?? [], sortingOptions: try container.decode(.sortingOptions, or: []),
            findIntentDescription: extras.findIntentDescription, location: extras.location,
            executionTargets: extras.executionTargets ?? [])
    }

    /// Encodes inventory §5's query.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        let shortName = identifier.split(separator: ".").last.map(String.init) ?? identifier
        try container.encode(shortName, forKey: .identifier)
        try container.encode(identifier, forKey: .fullyQualifiedIdentifier)
        try container.encode(0, forKey: .queryType)
        try container.encode(entityType, forKey: .entityType)
        try container.encode(ValueType.entity(entityType), forKey: .resultValueType)
        try container.encode(capabilities.rawValue, forKey: .capabilities)
        try container.encode(isDefaultForEntity, forKey: .defaultQueryForEntity)
        try container.encode([String](), forKey: .parameters)
        try container.encode(sortingOptions, forKey: .sortingOptions)
        try container.encode(mangledTypeName, forKey: .mangledTypeName)
        let extras = Extras(
            properties: properties.isEmpty ? nil : properties, findIntentDescription: findIntentDescription,
            location: location, executionTargets: executionTargets.isEmpty ? nil : executionTargets)
        try container.encode(extras, forKey: .openAppIntents)
    }
}
