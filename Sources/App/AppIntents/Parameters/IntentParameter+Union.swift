extension IntentParameter where Value.ValueType: AppUnionValue {
    /// Declares a value of one of several types, an optional one, or a list of them.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - requestDisambiguationDialog: the question when several values are possible.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description, ask: requestValueDialog, disambiguate: requestDisambiguationDialog,
                inputConnectionBehavior, at: fileID, line))
    }
}
