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

    fileprivate init(
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

extension SummaryCondition {
    /// Stands for the family of the widget instead of a parameter; no Swift name can look like it.
    package static let widgetFamily = "$widgetFamily"
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

// Conditions about the identifier of an entity.
extension ParameterSummaryWhenCondition {
    /// Compares the identifier of an entity with a value.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity>>,
        identifier comparison: EquatableComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Asks whether the identifier of an entity is among values.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity>>,
        identifier comparison: OneOfComparisonOperator, _ values: [String],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }

    /// Compares the identifier of an optional entity with a value.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity?>>,
        identifier comparison: EquatableComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Asks whether the identifier of an optional entity is among values.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity?>>,
        identifier comparison: OneOfComparisonOperator, _ values: [String],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }

    /// Compares the identifier of an entity with a value.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity>>,
        identifier comparison: EquatableComparisonOperator, _ value: Int,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Asks whether the identifier of an entity is among values.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity>>,
        identifier comparison: OneOfComparisonOperator, _ values: [Int],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }

    /// Compares the identifier of an optional entity with a value.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity?>>,
        identifier comparison: EquatableComparisonOperator, _ value: Int,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Asks whether the identifier of an optional entity is among values.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity?>>,
        identifier comparison: OneOfComparisonOperator, _ values: [Int],
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, values.map(\.metadataValue), then(), otherwise())
    }

    /// Compares the identifier of an entity with a part of it.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity>>,
        identifier comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Compares the numeric identifier of an entity with a limit.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity>>,
        identifier comparison: ComparableComparisonOperator, _ value: Int,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Compares the identifier of an optional entity with a part of it.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity?>>,
        identifier comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
    }

    /// Compares the numeric identifier of an optional entity with a limit.
    public init<Entity: AppEntity>(
        _ parameter: KeyPath<Intent, IntentParameter<Entity?>>,
        identifier comparison: ComparableComparisonOperator, _ value: Int,
        @ParameterSummaryBuilder<Intent> _ then: () -> Condition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.rawValue, [value.metadataValue], then(), otherwise())
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
