import IntentsModel

/// A choice between two summaries by the value of a parameter (inventory §2.6).
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Condition: ParameterSummary, Otherwise: ParameterSummary
>:
    ParameterSummary
{
    private let parameter: PartialKeyPath<Intent>?
    private let comparison: String
    private let values: [IntentsModel.IntentValue]
    private let then: Condition
    private let otherwise: Otherwise

    init(
        _ parameter: PartialKeyPath<Intent>?, _ comparison: String, _ values: [IntentsModel.IntentValue],
        _ then: Condition, _ otherwise: Otherwise
    ) {
        self.parameter = parameter
        self.comparison = comparison
        self.values = values
        self.then = then
        self.otherwise = otherwise
    }
}

extension ParameterSummaryWhenCondition: DescribedSummary {
    package func description(_ names: ParameterNames) -> SummaryDescription {
        let name = parameter.map(names.name(of:)) ?? SummaryCondition.widgetFamily
        return .when(
            SummaryCondition(parameter: name, comparison: comparison, values: values),
            then: then.metadata(names), otherwise: otherwise.metadata(names))
    }
}

extension ParameterSummaryWhenCondition {
    /// Asks whether a parameter has a value.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [], then(), otherwise())
    }

    /// Compares a parameter with a value.
    public init<Value: Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Compares an optional parameter with a value.
    public init<Value: _IntentValue & Equatable & Sendable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>,
        _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Asks whether a parameter is among values.
    public init<Value: Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }

    /// Asks whether an optional parameter is among values.
    public init<Value: _IntentValue & Equatable & Sendable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>,
        _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }

    /// Compares a parameter with a limit.
    public init<Value: Comparable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Compares an optional parameter with a limit.
    public init<Value: _IntentValue & Comparable & Sendable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>,
        _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Compares a text parameter with a text.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<String>>,
        _ comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }
}
