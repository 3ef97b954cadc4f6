import IntentsModel

extension IntentParameter where Value.ValueType: AppEnum {
    /// Declares an app enum, an optional one, or a list of them.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - supportedValues: the cases to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.limit(to: supportedValues)
            })
    }

    /// Declares an app enum, an optional one, or a list of them, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - supportedValues: the cases to choose from.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line,
                resolvers: Array(resolvers())
            )
            .with {
                $0.limit(to: supportedValues)
            })
    }

    /// Declares an app enum whose values a provider offers.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider, fileID: StaticString = #fileID, line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.choices = .provider(optionsProvider)
            })
    }
}

extension IntentParameter where Value.ValueType: AppEntity & AppEnum {
    /// Declares a type that is an entity and an enum at once.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - supportedValues: the cases to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.limit(to: supportedValues)
            })
    }
}

extension ParameterDefinition where Value.ValueType: AppEnum {
    /// Limits the choice; all cases are no limit.
    fileprivate mutating func limit(to values: [Value.ValueType]) {
        guard values.count < Value.ValueType.allCases.count else { return }
        facts.supportedRawValues = values.map { String($0.rawValue) }
    }
}
