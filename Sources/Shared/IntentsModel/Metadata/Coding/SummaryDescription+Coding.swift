/// `actionSummary` is inventory §5's; `when` and `switch` are its siblings, in our documented shape.
extension SummaryDescription: Codable {
    private enum Kind: String, CodingKey {
        case actionSummary
        case when
        case select = "switch"
    }
    private struct Choice: Codable {
        var parameterIdentifier: String
        var comparison: String
        var values: [WrappedValue]
        var then: SummaryDescription
        var otherwise: SummaryDescription
    }
    private struct Selection: Codable {
        var parameterIdentifier: String
        var cases: [Case]
        var defaultCase: SummaryDescription?
    }
    private struct Case: Codable {
        var values: [WrappedValue]
        var summary: SummaryDescription
    }

    /// Decodes the content of `actionConfiguration`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        if let shape = try container.decodeIfPresent(Wrapper<Choice>.self, forKey: .when)?.wrapper {
            let condition = SummaryCondition(
                parameter: shape.parameterIdentifier, comparison: shape.comparison, values: shape.values.map(\.value))
            self = .when(condition, then: shape.then, otherwise: shape.otherwise)
        } else if let shape = try container.decodeIfPresent(Wrapper<Selection>.self, forKey: .select)?.wrapper {
            let cases = shape.cases.map { SummaryCase(values: $0.values.map(\.value), summary: $0.summary) }
            self = .select(parameter: shape.parameterIdentifier, cases: cases, otherwise: shape.defaultCase)
        } else {
            self = .sentence(try container.decode(Wrapper<SummarySentence>.self, forKey: .actionSummary).wrapper)
        }
    }

    /// Encodes the content of `actionConfiguration`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch self {
        case .sentence(let sentence): try container.encode(Wrapper(sentence), forKey: .actionSummary)
        case .when(let condition, let then, let otherwise):
            let shape = Choice(
                parameterIdentifier: condition.parameter, comparison: condition.comparison,
                values: condition.values.map(WrappedValue.init), then: then, otherwise: otherwise)
            try container.encode(Wrapper(shape), forKey: .when)
        case .select(let parameter, let cases, let otherwise):
            let shape = Selection(
                parameterIdentifier: parameter,
                cases: cases.map { Case(values: $0.values.map(WrappedValue.init), summary: $0.summary) },
                defaultCase: otherwise)
            try container.encode(Wrapper(shape), forKey: .select)
        }
    }
}

extension SummarySentence: Codable {
    private enum Keys: String, CodingKey { case summaryString, otherParameterIdentifiers, openAppIntents }
    private struct Sentence: Codable {
        var formatString: String
        var parameterIdentifiers: [String]
    }
    private struct Extras: Codable {
        var table: String?
        var defaultValue: String?
    }

    /// Decodes the wrapper of `actionSummary`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let sentence = try container.decode(Sentence.self, forKey: .summaryString)
        let extras = try container.decode(.openAppIntents, or: Extras())
        self.init(
            format: LocalizedText(sentence.formatString, table: extras.table, defaultValue: extras.defaultValue),
            parameters: sentence.parameterIdentifiers,
            otherParameters: try container.decode(.otherParameterIdentifiers, or: []))
    }

    /// Encodes the wrapper of `actionSummary`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(
            Sentence(formatString: format.key, parameterIdentifiers: parameters), forKey: .summaryString)
        try container.encode(otherParameters, forKey: .otherParameterIdentifiers)
        if format.table != nil || format.defaultValue != nil {
            try container.encode(
                Extras(table: format.table, defaultValue: format.defaultValue), forKey: .openAppIntents)
        }
    }
}
