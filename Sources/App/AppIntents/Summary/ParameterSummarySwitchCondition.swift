import Foundation
import IntentsModel

/// A choice between summaries by the value of one parameter (inventory §2.6).
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, CaseCondition>: ParameterSummary
where Value: _IntentValue & Sendable {
    private let keyPath: KeyPath<Intent, IntentParameter<Value>>
    private let cases: CaseCondition

    /// Chooses by the value of a parameter.
    /// - Parameters:
    ///   - keyPath: the parameter.
    ///   - cases: the branches; the first that fits is taken.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) {
        self.keyPath = keyPath
        self.cases = cases()
    }
}

extension ParameterSummarySwitchCondition: DescribedSummary where CaseCondition == ParameterSummaryCases {
    package func description(_ names: ParameterNames) -> SummaryDescription {
        let branches = cases.branches.map { $0(names) }
        return .select(
            parameter: names.name(of: keyPath), cases: branches.filter { !$0.values.isEmpty },
            otherwise: branches.first { $0.values.isEmpty }?.summary)
    }
}

/// One branch of a `Switch`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary> {
    let values: [Value]
    let content: Content

    /// Takes this branch for one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init([value], content)
    }

    /// Takes this branch for any of several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.values = values
        self.content = content()
    }
}

/// The branch of a `Switch` for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
    let content: Content

    /// Takes this branch when no other fits.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }
}

/// The branches of a `Switch`.
public struct ParameterSummaryCases {
    /// Each tells what it is about; the default one has no values.
    fileprivate let branches: [(ParameterNames) -> SummaryCase]
}

/// Collects the branches of a `Switch`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// One branch.
    public static func buildExpression<Content: ParameterSummary>(
        _ branch: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCases {
        ParameterSummaryCases(branches: [
            { names in
                SummaryCase(
                    values: branch.values.map(\.metadataValue), summary: branch.content.metadata(names))
            }
        ])
    }

    /// The branch for all other values.
    public static func buildExpression<Content: ParameterSummary>(
        _ branch: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryCases {
        ParameterSummaryCases(branches: [{ SummaryCase(values: [], summary: branch.content.metadata($0)) }])
    }

    /// All branches, in order.
    public static func buildBlock(_ branches: ParameterSummaryCases...) -> ParameterSummaryCases {
        ParameterSummaryCases(branches: branches.flatMap(\.branches))
    }
}

extension _IntentValue {
    /// The value as metadata holds it: texts in the language of the source.
    var metadataValue: IntentsModel.IntentValue {
        __intentValue(in: Locale(identifier: "en"), properties: false)
    }
}
