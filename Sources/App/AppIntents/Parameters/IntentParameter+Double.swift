import IntentsModel

extension IntentParameter where Value.ValueType == Double {
    /// How a number is entered.
    public enum DoubleControlStyle: String, Sendable {
        /// With buttons for more and less.
        case stepper
        /// As text.
        case field
        /// By dragging.
        case slider
    }

    /// Declares a number, an optional one, or a list of them.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - controlStyle: how the number is entered.
    ///   - inclusiveRange: the smallest and the largest allowed number.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let range = inclusiveRange.map {
            NumberRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound)
        }
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line
            )
            .with {
                $0.facts.controlStyle = controlStyle.rawValue
                $0.facts.range = range
            })
    }

    /// Declares a number, an optional one, or a list of them, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - controlStyle: how the number is entered.
    ///   - inclusiveRange: the smallest and the largest allowed number.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let range = inclusiveRange.map {
            NumberRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound)
        }
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.controlStyle = controlStyle.rawValue
                $0.facts.range = range
            })
    }

    /// Declares a number, an optional one, or a list of them whose values a provider offers.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - controlStyle: how the number is entered.
    ///   - inclusiveRange: the smallest and the largest allowed number.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        let range = inclusiveRange.map {
            NumberRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound)
        }
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line
            )
            .with {
                $0.facts.controlStyle = controlStyle.rawValue
                $0.facts.range = range
                $0.choices = .provider(optionsProvider)
            })
    }

    /// Declares a number, an optional one, or a list of them whose values a provider offers, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - controlStyle: how the number is entered.
    ///   - inclusiveRange: the smallest and the largest allowed number.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        let range = inclusiveRange.map {
            NumberRange(lowerBound: $0.lowerBound, upperBound: $0.upperBound)
        }
        self.init(
            definition: ParameterDefinition(
                title, description, default: defaultValue, ask: requestValueDialog, inputConnectionBehavior, at: fileID,
                line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.controlStyle = controlStyle.rawValue
                $0.facts.range = range
                $0.choices = .provider(optionsProvider)
            })
    }
}
