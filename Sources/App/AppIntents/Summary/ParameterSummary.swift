import IntentsModel
import PlatformFoundation

/// A sentence that shows an intent with its parameters, or a choice between such sentences (inventory §2.6).
///
/// Summaries are read, never run: the system chooses between branches by the parameters' values.
public protocol ParameterSummary {
    /// The intent that is summarised.
    associatedtype Intent: AppIntent
}

/// Makes a summary of the one expression in a block.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// The expression itself.
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Summary.Intent == Intent { summary }
}

/// A summary that can tell the system what it says.
package protocol DescribedSummary {
    /// The summary as metadata.
    /// - Parameter names: tells the Swift name of a parameter.
    func description(_ names: ParameterNames) -> SummaryDescription
}

extension ParameterSummary {
    /// The summary as metadata; a title-only sentence for a type of the app's own.
    package func metadata(_ names: ParameterNames) -> SummaryDescription {
        (self as? any DescribedSummary)?.description(names)
            ?? .sentence(SummarySentence(format: LocalizedText(""), parameters: []))
    }
}

extension AppIntent {
    /// A sentence with parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// A choice between two summaries by a condition.
    public typealias When<Condition: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Condition, Otherwise>
    /// A choice between summaries by one parameter's value, or by the widget's family.
    public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    /// One branch of a `Switch`.
    public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    /// The last branch of a `Switch`.
    public typealias DefaultCase<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Value, Content>
}
