extension IntentParameter where Value.ValueType == Bool {
    /// Declares a truth value, an optional one, or a list of them.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - displayName: what the two values are called.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line
            )
            .with {
                $0.facts.displayName = displayName
            })
    }

    /// Declares a truth value, an optional one, or a list of them, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - displayName: what the two values are called.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.displayName = displayName
            })
    }
}
