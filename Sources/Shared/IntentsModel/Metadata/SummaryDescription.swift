/// A parameter summary: one sentence, or a choice between sentences by the current values.
public indirect enum SummaryDescription: Hashable, Sendable {
    case sentence(SummarySentence)
    case when(SummaryCondition, then: SummaryDescription, otherwise: SummaryDescription)
    case select(parameter: String, cases: [SummaryCase], otherwise: SummaryDescription?)
}

/// `Summary("Do \(\.$a)") { \.$b }`.
public struct SummarySentence: Hashable, Sendable {
    /// The sentence with `${name}` slots; empty when only parameters are listed.
    public var format: LocalizedText
    /// The parameters of the sentence, in order.
    public var parameters: [String]
    /// The parameters shown below it.
    public var otherParameters: [String]

    /// Makes a sentence.
    public init(format: LocalizedText, parameters: [String], otherParameters: [String] = []) {
        self.format = format
        self.parameters = parameters
        self.otherParameters = otherParameters
    }
}

/// `When(\.$parameter, .comparison, values)`.
public struct SummaryCondition: Hashable, Sendable {
    public var parameter: String
    /// The operator's Swift name, for example `equalTo`.
    public var comparison: String
    public var values: [IntentValue]

    /// Makes a condition.
    public init(parameter: String, comparison: String, values: [IntentValue] = []) {
        self.parameter = parameter
        self.comparison = comparison
        self.values = values
    }
}

/// `Case(value) { … }` or `Case([values]) { … }`.
public struct SummaryCase: Hashable, Sendable {
    public var values: [IntentValue]
    public var summary: SummaryDescription

    /// Makes a case.
    public init(values: [IntentValue], summary: SummaryDescription) {
        self.values = values
        self.summary = summary
    }
}
