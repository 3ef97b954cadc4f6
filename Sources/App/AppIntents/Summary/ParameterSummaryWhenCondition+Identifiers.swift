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
