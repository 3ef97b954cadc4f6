import Foundation
import IntentsModel

extension IntentParameter where Value.ValueType: _MeasurementIntentValue {
    /// Declares a measurement in any unit, optional or in a list.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - defaultUnit: the unit of a number without one.
    ///   - defaultUnitAdjustForLocale: whether the unit of a number without one is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, defaultUnit?.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.facts.defaultUnit = defaultUnit?.rawValue
                $0.facts.adjustsUnitForLocale = defaultUnitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
            })
    }

    /// Declares a measurement in any unit, optional or in a list, whose values a provider offers.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - defaultUnit: the unit of a number without one.
    ///   - defaultUnitAdjustForLocale: whether the unit of a number without one is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, defaultUnit?.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.facts.defaultUnit = defaultUnit?.rawValue
                $0.facts.adjustsUnitForLocale = defaultUnitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
                $0.offer(optionsProvider)
            })
    }

    /// Declares a measurement in any unit, optional or in a list, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - defaultUnit: the unit of a number without one.
    ///   - defaultUnitAdjustForLocale: whether the unit of a number without one is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, defaultUnit?.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.defaultUnit = defaultUnit?.rawValue
                $0.facts.adjustsUnitForLocale = defaultUnitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
            })
    }

    /// Declares a measurement in any unit, optional or in a list whose values a provider offers, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - defaultUnit: the unit of a number without one.
    ///   - defaultUnitAdjustForLocale: whether the unit of a number without one is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Value.ValueType.ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec,
        optionsProvider: OptionsProvider, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, defaultUnit?.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.defaultUnit = defaultUnit?.rawValue
                $0.facts.adjustsUnitForLocale = defaultUnitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
                $0.offer(optionsProvider)
            })
    }
}

extension IntentParameter where Value.ValueType: _MeasurementIntentValue {
    /// Declares a measurement in one unit, optional or in a list.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - unit: the unit that the measurement is given and used in.
    ///   - unitAdjustForLocale: whether the unit is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, unit.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.facts.unit = unit.rawValue
                $0.facts.adjustsUnitForLocale = unitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
            })
    }

    /// Declares a measurement in one unit, optional or in a list, whose values a provider offers.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - unit: the unit that the measurement is given and used in.
    ///   - unitAdjustForLocale: whether the unit is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, unit.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line
            )
            .with {
                $0.facts.unit = unit.rawValue
                $0.facts.adjustsUnitForLocale = unitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
                $0.offer(optionsProvider)
            })
    }

    /// Declares a measurement in one unit, optional or in a list, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - unit: the unit that the measurement is given and used in.
    ///   - unitAdjustForLocale: whether the unit is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, unit.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.unit = unit.rawValue
                $0.facts.adjustsUnitForLocale = unitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
            })
    }

    /// Declares a measurement in one unit, optional or in a list whose values a provider offers, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the number used when none is supplied.
    ///   - unit: the unit that the measurement is given and used in.
    ///   - unitAdjustForLocale: whether the unit is that of the person's region.
    ///   - supportsNegativeNumbers: whether numbers below zero are taken.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec,
        optionsProvider: OptionsProvider, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            definition: ParameterDefinition(
                title, description,
                default: Value.UnwrappedType.__measurement(of: defaultValue, unit.rawValue),
                ask: requestValueDialog, inputConnectionBehavior, at: fileID, line, resolvers: Array(resolvers())
            )
            .with {
                $0.facts.unit = unit.rawValue
                $0.facts.adjustsUnitForLocale = unitAdjustForLocale
                $0.facts.supportsNegativeNumbers = supportsNegativeNumbers
                $0.offer(optionsProvider)
            })
    }
}
