import IntentsModel

/// `summary-not-literal`, `summary-unknown-parameter`: the system evaluates summaries without the app.
enum SummaryRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        notLiteral(context) + context.extraction.actions.flatMap { unknown($0, context) }
    }

    private static func notLiteral(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .summary }.map { finding in
            Diagnostic(
                .error, "summary-not-literal",
                "parameterSummary of \(finding.subject) must be built of Summary, When and Switch with literal values"
                    + " only",
                at: finding.location)
        }
    }

    private static func unknown(_ action: Extracted<ActionDescription>, _ context: RuleContext) -> [Diagnostic] {
        guard let summary = action.description.summary,
            let property = action.record.staticProperty("parameterSummary")
        else { return [] }
        let known = Set(action.record.properties.filter(\.isParameterStorage).map { $0.label.dropFirst() })
        return summary.namedParameters.filter { $0 != SummaryCondition.widgetFamily && !known.contains(Substring($0)) }
            .map { name in
                Diagnostic(
                    .error, "summary-unknown-parameter",
                    "parameterSummary of \(action.record.name.nameInModule) names “\(name)”, which is not a @Parameter of"
                        + " the intent",
                    at: context.place(of: property, in: action.record))
            }
    }
}

extension SummaryDescription {
    /// Every parameter that the summary names, conditions included; each once, in order.
    var namedParameters: [String] {
        var seen: Set<String> = []
        return allParameters.filter { seen.insert($0).inserted }
    }

    private var allParameters: [String] {
        switch self {
        case .sentence(let sentence): sentence.parameters + sentence.otherParameters
        case .when(let condition, let then, let otherwise):
            [condition.parameter] + then.allParameters + otherwise.allParameters
        case .select(let parameter, let cases, let otherwise):
            [parameter] + cases.flatMap(\.summary.allParameters) + (otherwise?.allParameters ?? [])
        }
    }

    /// The sentences of all branches.
    var sentences: [SummarySentence] {
        switch self {
        case .sentence(let sentence): [sentence]
        case .when(_, let then, let otherwise): then.sentences + otherwise.sentences
        case .select(_, let cases, let otherwise): cases.flatMap(\.summary.sentences) + (otherwise?.sentences ?? [])
        }
    }
}
