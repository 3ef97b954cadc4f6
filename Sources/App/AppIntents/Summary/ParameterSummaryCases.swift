import Foundation
import IntentsModel

/// The branches of a `Switch`: one, or several of them (inventory §2.6).
public protocol _ParameterSummarySwitchCase {
    /// The intent that is summarised.
    associatedtype Intent: AppIntent
    /// The type of the values that the branches are for.
    associatedtype Value: _IntentValue
}

/// A branch or branches that can tell the system what they say.
private protocol DescribedCases {
    /// Each branch as metadata; the default one has no values.
    func branches(_ names: ParameterNames) -> [SummaryCase]
}

extension _ParameterSummarySwitchCase {
    /// Each branch as metadata; none for a type of the app's own.
    func branches(_ names: ParameterNames) -> [SummaryCase] { (self as? any DescribedCases)?.branches(names) ?? [] }
}

/// One branch of a `Switch`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    private let values: [Value]
    private let summary: Summary

    /// Takes this branch for one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        self.init([value], summary)
    }

    /// Takes this branch for any of several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        self.values = values
        self.summary = summary()
    }
}

extension ParameterSummaryCaseCondition: DescribedCases {
    fileprivate func branches(_ names: ParameterNames) -> [SummaryCase] {
        [SummaryCase(values: values.map(\.metadataValue), summary: summary.metadata(names))]
    }
}

/// The branch of a `Switch` for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    private let summary: Summary

    /// Takes this branch when no other fits.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) { self.summary = summary() }
}

extension ParameterSummaryDefaultCaseCondition: DescribedCases {
    fileprivate func branches(_ names: ParameterNames) -> [SummaryCase] {
        [SummaryCase(values: [], summary: summary.metadata(names))]
    }
}

/// Several branches of a `Switch`, in order.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
    _ParameterSummarySwitchCase
{
    private let cases: [any _ParameterSummarySwitchCase]

    fileprivate init(_ cases: [any _ParameterSummarySwitchCase]) { self.cases = cases }
}

extension ParameterSummaryTupleCaseCondition: DescribedCases {
    fileprivate func branches(_ names: ParameterNames) -> [SummaryCase] { cases.flatMap { $0.branches(names) } }
}

/// Collects the branches of a `Switch`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// One branch.
    public static func buildExpression<Summary: ParameterSummary>(
        _ branch: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> { branch }

    /// The branch for all other values.
    public static func buildExpression<Summary: ParameterSummary>(
        _ branch: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> { branch }

    /// The branches, in order.
    public static func buildBlock<each Branch: _ParameterSummarySwitchCase>(
        _ branches: repeat each Branch
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each Branch)> {
        var cases: [any _ParameterSummarySwitchCase] = []
        repeat cases.append(each branches)
        return ParameterSummaryTupleCaseCondition(cases)
    }
}

extension _IntentValue {
    /// The value as metadata holds it: texts in the language of the source.
    var metadataValue: IntentsModel.IntentValue {
        __intentValue(in: Locale(identifier: "en"), properties: false)
    }
}
