import IntentsModel

/// A choice between summaries by the value of one parameter, or by the family of the widget (inventory §2.6).
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
    /// Stands for the family of the widget that is configured: `Switch(.widgetFamily)`.
    public enum WidgetFamily: Hashable, Sendable {
        /// The family of the widget.
        case widgetFamily
    }

    /// The parameter; nil for the family of the widget.
    private let parameter: KeyPath<Intent, IntentParameter<Value>>?
    private let cases: CaseCondition

    /// Chooses by the value of a parameter.
    /// - Parameters:
    ///   - keyPath: the parameter.
    ///   - cases: the branches; the first that fits is taken.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) {
        parameter = keyPath
        self.cases = cases()
    }

    /// Chooses by which case of a union the value of a parameter is.
    /// - Parameters:
    ///   - keyPath: the parameter.
    ///   - cases: the branches; the first that fits is taken.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.ValueType.Cases> _ cases: () -> CaseCondition
    ) where Value.ValueType: AppUnionValue {
        parameter = keyPath
        self.cases = cases()
    }

    /// Chooses by the family of the widget that is configured.
    /// - Parameters:
    ///   - widgetFamily: `.widgetFamily`.
    ///   - cases: the branches; the first that fits is taken.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        parameter = nil
        self.cases = cases()
    }
}

extension ParameterSummarySwitchCondition: DescribedSummary {
    package func description(_ names: ParameterNames) -> SummaryDescription {
        let branches = cases.branches(names)
        return .select(
            parameter: parameter.map(names.name(of:)) ?? SummaryCondition.widgetFamily,
            cases: branches.filter { !$0.values.isEmpty },
            otherwise: branches.first { $0.values.isEmpty }?.summary)
    }
}
