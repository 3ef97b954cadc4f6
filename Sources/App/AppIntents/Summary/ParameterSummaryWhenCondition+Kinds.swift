// Conditions about a value that is of one of several types.
extension ParameterSummaryWhenCondition {
    /// Asks which case of a union the value of a parameter is.
    public init<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: EquatableComparisonOperator, _ value: Value.ValueType.Cases,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppUnionValue {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Asks whether the case of a union that the value of a parameter is is among cases.
    public init<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: OneOfComparisonOperator, _ values: [Value.ValueType.Cases],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppUnionValue {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }
}

// Conditions about the widget that is configured.
extension ParameterSummaryWhenCondition {
    /// Compares the family of the widget.
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, comparison.rawValue, [.string(family.rawValue)], then(), otherwise())
    }

    /// Asks whether the family of the widget is among families.
    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, comparison.rawValue, families.map { .string($0.rawValue) }, then(), otherwise())
    }
}
