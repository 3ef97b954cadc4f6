extension IntentParameter where Value.ValueType == IntentPerson {
    /// Declares a person, an optional person, or a list of persons.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - mode: what is wanted of the person.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptions<Value.ValueType>(), fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line
            )
            .with {
                $0.facts.parameterMode = mode
                $0.offer(optionsProvider)
            })
    }

    /// Declares a person, an optional person, or a list of persons, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - mode: what is wanted of the person.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptions<Value.ValueType>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line,
                resolvers: Array(resolvers())
            )
            .with {
                $0.facts.parameterMode = mode
                $0.offer(optionsProvider)
            })
    }
}

extension IntentParameter where Value.ValueType == IntentPerson, Value.UnwrappedType: _SequenceIntentValue {
    /// Declares a list of persons of a certain size.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - mode: what is wanted of the persons.
    ///   - size: how many persons the parameter takes.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line
            )
            .with {
                $0.facts.parameterMode = mode
                $0.facts.size = size.model
            })
    }

    /// Declares a list of persons whose size depends on the widget that shows it.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - mode: what is wanted of the persons.
    ///   - size: how many persons the parameter takes.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line
            )
            .with {
                $0.facts.parameterMode = mode
                $0.facts.familySizes = size
            })
    }
}
