/// A parameter summary: one sentence, or a choice between sentences by the current values.
package indirect enum SummaryDescription: Hashable, Sendable {
    case sentence(SummarySentence)
    case when(SummaryCondition, then: SummaryDescription, otherwise: SummaryDescription)
    case select(parameter: String, cases: [SummaryCase], otherwise: SummaryDescription?)
}

/// `Summary("Do \(\.$a)") { \.$b }`.
package struct SummarySentence: Hashable, Sendable {
    /// The sentence with `${name}` slots; empty when only parameters are listed.
    package var format: LocalizedText
    /// The parameters of the sentence, in order.
    package var parameters: [String]
    /// The parameters shown below it.
    package var otherParameters: [String]

    /// Makes a sentence.
    package init(format: LocalizedText, parameters: [String], otherParameters: [String] = []) {
        self.format = format
        self.parameters = parameters
        self.otherParameters = otherParameters
    }
}

/// `When(\.$parameter, .comparison, values)`.
package struct SummaryCondition: Hashable, Sendable {
    package var parameter: String
    /// The operator's Swift name, for example `equalTo`.
    package var comparison: String
    package var values: [IntentValue]

    /// Makes a condition.
    package init(parameter: String, comparison: String, values: [IntentValue] = []) {
        self.parameter = parameter
        self.comparison = comparison
        self.values = values
    }
}

/// `Case(value) { … }` or `Case([values]) { … }`.
package struct SummaryCase: Hashable, Sendable {
    package var values: [IntentValue]
    package var summary: SummaryDescription

    /// Makes a case.
    package init(values: [IntentValue], summary: SummaryDescription) {
        self.values = values
        self.summary = summary
    }
}
