extension ParameterDescription: Codable {
    private enum Keys: String, CodingKey {
        case name, title, parameterDescription, isOptional, isInput, capabilities, dynamicOptionsSupport
        case inputConnectionBehavior, valueType, resolvableInputTypes, typeSpecificMetadata, openAppIntents
    }
    private struct ResolvableInput: Codable {
        var kindValue = 0
        var valueType: ValueType
    }
    private struct Extras: Codable {
        var hasRuntimeDefault: Bool?
        var requestValueDialog: LocalizedText?
        var requestDisambiguationDialog: LocalizedText?
        var range: NumberRange?
        var size: CollectionSize?
        var controlStyle: String?
        var dateKind: String?
        var boolDisplay: BoolDisplay?
        var isMultiline: Bool?
        var supportedValues: [String]?
        var limits: ValueLimits?
        var options: OptionsSource?
        var hasResolvers: Bool?
        var location: SourceLocation?
    }
    private static let defaultValueKey = "LNValueTypeSpecificMetadataKeyDefaultValue"

    /// Decodes inventory §5's parameter.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let extras = try container.decode(.openAppIntents, or: Extras())
        let defaultValue = try container.decodeFlat(
            Self.defaultValueKey, as: WrappedValue.self, forKey: .typeSpecificMetadata)
        self.init(
            name: try container.decode(String.self, forKey: .name),
            title: try container.decode(LocalizedText.self, forKey: .title),
            description: try container.decodeIfPresent(LocalizedText.self, forKey: .parameterDescription),
            valueType: try container.decode(ValueType.self, forKey: .valueType),
            isOptional: try container.decode(.isOptional, or: false), defaultValue: defaultValue?.value,
            hasRuntimeDefault: extras.hasRuntimeDefault ?? false,
            requestValueDialog: extras.requestValueDialog,
            requestDisambiguationDialog: extras.requestDisambiguationDialog,
            inputConnectionBehavior: try container.decode(.inputConnectionBehavior, or: .default), range: extras.range,
            size: extras.size, controlStyle: extras.controlStyle, dateKind: extras.dateKind,
            boolDisplay: extras.boolDisplay, isMultiline: extras.isMultiline ?? false,
            supportedValues: extras.supportedValues, limits: extras.limits, options: extras.options ?? .none,
            location: extras.location)
        hasResolvers = extras.hasResolvers ?? false
    }

    /// Encodes inventory §5's parameter.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(name, forKey: .name)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(description, forKey: .parameterDescription)
        try container.encode(isOptional, forKey: .isOptional)
        try container.encode(inputConnectionBehavior == .connectToPreviousIntentResult, forKey: .isInput)
        try container.encode(defaultValue == nil ? 0 : 1, forKey: .capabilities)
        try container.encode(options == .none ? 0 : 1, forKey: .dynamicOptionsSupport)
        try container.encode(inputConnectionBehavior, forKey: .inputConnectionBehavior)
        try container.encode(valueType, forKey: .valueType)
        try container.encode([ResolvableInput(valueType: valueType)], forKey: .resolvableInputTypes)
        let stated = defaultValue.map { [FlatPair(key: Self.defaultValueKey, value: WrappedValue($0))] }
        try container.encode(flat: stated ?? [], forKey: .typeSpecificMetadata)
        try container.encode(extras, forKey: .openAppIntents)
    }

    private var extras: Extras {
        Extras(
            hasRuntimeDefault: hasRuntimeDefault ? true : nil, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog,
            range: range, size: size, controlStyle: controlStyle, dateKind: dateKind, boolDisplay: boolDisplay,
            isMultiline: isMultiline ? true : nil, supportedValues: supportedValues,
            limits: limits, options: options == .none ? nil : options, hasResolvers: hasResolvers ? true : nil,
            location: location)
    }
}

/// `{"defaultQuery": true}`, `{"query": "Module.Query"}` or `{"provider": "Module.Provider"}`.
extension OptionsSource: Codable {
    private enum Kind: String, CodingKey { case defaultQuery, query, provider }

    /// Decodes a source from its one-key object; an empty object is `none`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        if let query = try container.decodeIfPresent(String.self, forKey: .query) {
            self = .query(query)
        } else if let provider = try container.decodeIfPresent(String.self, forKey: .provider) {
            self = .provider(provider)
        } else {
            self = try container.decode(.defaultQuery, or: false) ? .defaultQuery : .none
        }
    }

    /// Encodes the source as its one-key object.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch self {
        case .none: break
        case .defaultQuery: try container.encode(true, forKey: .defaultQuery)
        case .query(let identifier): try container.encode(identifier, forKey: .query)
        case .provider(let name): try container.encode(name, forKey: .provider)
        }
    }
}
