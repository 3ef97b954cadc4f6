import Foundation
import IntentsModel

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Declares an amount of money, optional or in a list.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - currencyCodes: the currencies that are taken; all when empty.
    ///   - inclusiveRange: the smallest and the largest allowed amount.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
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
                $0.facts.currencyCodes = currencyCodes
                $0.facts.range = inclusiveRange.map {
                    NumberRange(
                        lowerBound: NSDecimalNumber(decimal: $0.lowerBound).doubleValue,
                        upperBound: NSDecimalNumber(decimal: $0.upperBound).doubleValue)
                }
                $0.offer(optionsProvider)
            })
    }

    /// Declares an amount of money, optional or in a list, with resolvers of its own.
    /// - Parameters:
    ///   - title: the name for people; derived from the property's name when nil.
    ///   - description: what the parameter is for.
    ///   - defaultValue: the value used when none is supplied.
    ///   - currencyCodes: the currencies that are taken; all when empty.
    ///   - inclusiveRange: the smallest and the largest allowed amount.
    ///   - requestValueDialog: the question when the value is missing.
    ///   - inputConnectionBehavior: how the parameter takes the result of the action before it.
    ///   - optionsProvider: offers the values to choose from.
    ///   - resolvers: make the value from values of other types, instead of the type's own resolvers.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
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
                $0.facts.currencyCodes = currencyCodes
                $0.facts.range = inclusiveRange.map {
                    NumberRange(
                        lowerBound: NSDecimalNumber(decimal: $0.lowerBound).doubleValue,
                        upperBound: NSDecimalNumber(decimal: $0.upperBound).doubleValue)
                }
                $0.offer(optionsProvider)
            })
    }
}
