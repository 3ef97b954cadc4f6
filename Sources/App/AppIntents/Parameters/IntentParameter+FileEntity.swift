import PlatformUniformTypeIdentifiers

extension IntentParameter where Value.ValueType: FileEntity {
    /// Declares a file of certain types, an optional one, or a list of them.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - supportedContentTypes: the types of files that are taken; the entity type's own when nil.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.takeFiles(of: supportedContentTypes)
            })
    }

    /// Declares a file of certain types, an optional one, or a list of them, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - supportedContentTypes: the types of files that are taken; the entity type's own when nil.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
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
                $0.takeFiles(of: supportedContentTypes)
            })
    }

    /// Declares a file of certain types whose values a provider offers.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - supportedContentTypes: the types of files that are taken; the entity type's own when nil.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider, fileID: StaticString = #fileID, line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.takeFiles(of: supportedContentTypes)
                $0.choices = .provider(optionsProvider)
            })
    }

    /// Declares a file of certain types whose values a provider offers, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - supportedContentTypes: the types of files that are taken; the entity type's own when nil.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line,
                resolvers: Array(resolvers())
            )
            .with {
                $0.takeFiles(of: supportedContentTypes)
                $0.choices = .provider(optionsProvider)
            })
    }

    /// Declares a file of certain types that a query of its own finds.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - supportedContentTypes: the types of files that are taken; the entity type's own when nil.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - query: finds the files to choose from, instead of their default query.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query, fileID: StaticString = #fileID, line: UInt = #line
    ) where Query.Entity == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog,
                disambiguate: requestDisambiguationDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.takeFiles(of: supportedContentTypes)
                $0.choices = .query(query)
            })
    }
}

extension ParameterDefinition where Value.ValueType: FileEntity {
    fileprivate mutating func takeFiles(of types: [UTType]?) {
        facts.contentTypes = (types ?? Value.ValueType.supportedContentTypes).map(\.identifier)
    }
}
