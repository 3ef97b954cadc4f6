extension ActionDescription: Codable {
    private enum Keys: String, CodingKey {
        case identifier, fullyQualifiedTypeName, mangledTypeName, mangledTypeNameV2, mangledTypeNameByBundleIdentifier
        case mangledTypeNameByBundleIdentifierV2, effectiveBundleIdentifiers, title, descriptionMetadata
        case isDiscoverable, visibilityMetadata, openAppWhenRun, supportedModes, authenticationPolicy
        case isAuthPolExplicit, outputFlags, outputType, parameters, presentationStyle, requiredCapabilities
        case systemProtocols, systemProtocolMetadata, systemProtocolMetadataV2, typeSpecificMetadata
        case assistantDefinedSchemas, assistantDefinedSchemaTraits, actionConfiguration, availabilityAnnotations
        case openAppIntents
    }
    private struct Extras: Codable {
        var isOutputOptional: Bool?
        var availability: [AvailabilityAnnotations.Remainder]?
        var location: SourceLocation?
        var executionTargets: ExecutionTargets?
        var deprecation: DeprecationDescription?
    }

    /// Decodes inventory §5's action.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        let availability = try container.decode(.availabilityAnnotations, or: AvailabilityAnnotations([]))
        let opensApp = try container.decode(.openAppWhenRun, or: false)
        // Written before there were modes: the foreground at once, or none.
        let usual: ModeSet = opensApp ? .foreground : .background
        var output = OutputDescription(flags: OutputFlags(rawValue: try container.decode(.outputFlags, or: 0)))
        output.valueType = try container.decodeIfPresent(ValueType.self, forKey: .outputType)
        output.isValueOptional = extras.isOutputOptional ?? false
        self.init(
            identifier: try container.decode(String.self, forKey: .identifier),
            fullyQualifiedTypeName: try container.decode(String.self, forKey: .fullyQualifiedTypeName),
            mangledTypeName: try container.decode(
                .mangledTypeNameV2, or: try container.decode(.mangledTypeName, or: "")),
            title: try container.decode(LocalizedText.self, forKey: .title),
            description: try container.decodeIfPresent(ActionText.self, forKey: .descriptionMetadata),
            isDiscoverable: try container.decode(.isDiscoverable, or: true),
            openAppWhenRun: opensApp,
            supportedModes: ModeSet(rawValue: try container.decode(.supportedModes, or: usual.rawValue)),
            executionTargets: extras.executionTargets ?? [],
            authenticationPolicy: try container.decode(.authenticationPolicy, or: .alwaysAllowed),
            isAuthenticationPolicyExplicit: try container.decode(.isAuthPolExplicit, or: false), output: output,
            parameters: try container.decode(.parameters, or: []),
            summary: try container.decodeIfPresent(SummaryDescription.self, forKey: .actionConfiguration),
            systemProtocols: SystemProtocols.names(of: try container.decode(.systemProtocols, or: [])),
            availability: availability.statements(remainders: extras.availability ?? []), location: extras.location,
            schema: try container.decode(.assistantDefinedSchemas, or: [SchemaReference]()).first,
            deprecation: extras.deprecation)
    }

    /// Encodes inventory §5's action.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try encodeIdentity(into: &container)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(description, forKey: .descriptionMetadata)
        try container.encode(isDiscoverable, forKey: .isDiscoverable)
        try container.encode(Visibility(isDiscoverable: isDiscoverable), forKey: .visibilityMetadata)
        try container.encode(openAppWhenRun, forKey: .openAppWhenRun)
        try container.encode(supportedModes.rawValue, forKey: .supportedModes)
        try container.encode(authenticationPolicy, forKey: .authenticationPolicy)
        try container.encode(isAuthenticationPolicyExplicit, forKey: .isAuthPolExplicit)
        try container.encode(output.flags.rawValue, forKey: .outputFlags)
        try container.encodeIfPresent(output.valueType, forKey: .outputType)
        try container.encode(parameters, forKey: .parameters)
        try container.encodeIfPresent(summary, forKey: .actionConfiguration)
        try container.encode(SystemProtocols.identifiers(of: systemProtocols), forKey: .systemProtocols)
        let metadata = SystemProtocols.metadata(of: systemProtocols)
        try container.encode(flat: metadata, forKey: .systemProtocolMetadata)
        try container.encode(flat: metadata, forKey: .systemProtocolMetadataV2)
        try container.encode(AvailabilityAnnotations(availability), forKey: .availabilityAnnotations)
        try encodeConstants(into: &container)
        try container.encode([schema].compactMap(\.self), forKey: .assistantDefinedSchemas)
        let extras = Extras(
            isOutputOptional: output.isValueOptional ? true : nil,
            availability: AvailabilityAnnotations.remainders(of: availability), location: location,
            executionTargets: executionTargets.isEmpty ? nil : executionTargets, deprecation: deprecation)
        try container.encode(extras, forKey: .openAppIntents)
    }

    private func encodeIdentity(into container: inout KeyedEncodingContainer<Keys>) throws {
        try container.encode(identifier, forKey: .identifier)
        try container.encode(fullyQualifiedTypeName, forKey: .fullyQualifiedTypeName)
        try container.encode(mangledTypeName, forKey: .mangledTypeName)
        try container.encode(mangledTypeName, forKey: .mangledTypeNameV2)
        try container.encode(EmptyObject(), forKey: .mangledTypeNameByBundleIdentifier)
        try container.encode(EmptyObject(), forKey: .mangledTypeNameByBundleIdentifierV2)
    }

    /// Keys that readers of the format expect and that no declaration changes yet.
    private func encodeConstants(into container: inout KeyedEncodingContainer<Keys>) throws {
        let nothing: [String] = []
        try container.encode(0, forKey: .presentationStyle)
        for key in [
            Keys.effectiveBundleIdentifiers, .requiredCapabilities, .typeSpecificMetadata,
            .assistantDefinedSchemaTraits,
        ] {
            try container.encode(nothing, forKey: key)
        }
    }
}

extension ActionText: Codable {
    private enum Keys: String, CodingKey { case descriptionText, searchKeywords, categoryName, resultValueName }

    /// Decodes `descriptionMetadata`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self.init(
            descriptionText: try container.decode(LocalizedText.self, forKey: .descriptionText),
            categoryName: try container.decodeIfPresent(LocalizedText.self, forKey: .categoryName),
            searchKeywords: try container.decode(.searchKeywords, or: []),
            resultValueName: try container.decodeIfPresent(LocalizedText.self, forKey: .resultValueName))
    }

    /// Encodes `descriptionMetadata`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(descriptionText, forKey: .descriptionText)
        try container.encode(searchKeywords, forKey: .searchKeywords)
        try container.encodeIfPresent(categoryName, forKey: .categoryName)
        try container.encodeIfPresent(resultValueName, forKey: .resultValueName)
    }
}

/// `outputFlags`: 1, 4, 8 and 32 as inventory §5 reports them, 2 and 16 our documented choice.
struct OutputFlags: OptionSet {
    let rawValue: Int

    static let dialog = OutputFlags(rawValue: 1)
    static let opensIntent = OutputFlags(rawValue: 2)
    static let value = OutputFlags(rawValue: 4)
    static let snippetView = OutputFlags(rawValue: 16)
    static let snippetIntent = OutputFlags(rawValue: 32)
}

extension OutputDescription {
    init(flags: OutputFlags) {
        self.init(
            providesDialog: flags.contains(.dialog),
            showsSnippet: !flags.isDisjoint(with: [.snippetView, .snippetIntent]),
            opensIntent: flags.contains(.opensIntent))
    }

    var flags: OutputFlags {
        var flags: OutputFlags = []
        if valueType != nil { flags.insert(.value) }
        if providesDialog { flags.insert(.dialog) }
        if showsSnippet { flags.insert(.snippetView) }
        if opensIntent { flags.insert(.opensIntent) }
        return flags
    }
}
