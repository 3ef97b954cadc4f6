import IntentsModel

/// `parameter-not-shown`: a parameter that no branch of the summary shows cannot be edited by people.
enum UnshownParameterRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.flatMap { action -> [Diagnostic] in
            guard let summary = action.description.summary else { return [] }
            let shown = Set(summary.sentences.flatMap { $0.parameters + $0.otherParameters })
            return action.description.parameters.filter { !shown.contains($0.name) }.map { parameter in
                Diagnostic(
                    .warning, "parameter-not-shown",
                    "no branch of parameterSummary of \(action.record.name.nameInModule) shows \(parameter.name), so people"
                        + " cannot set it there: add \\(\\.$\(parameter.name)) to a sentence, or \\.$\(parameter.name) to"
                        + " its list",
                    at: parameter.location)
            }
        }
    }
}
