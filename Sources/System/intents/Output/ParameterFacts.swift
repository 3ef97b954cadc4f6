import IntentsModel

/// What people should know before they give a parameter a value.
struct ParameterFacts: Sendable {
    private let parameter: ParameterDescription
    private let metadata: AppMetadata

    init(_ parameter: ParameterDescription, in metadata: AppMetadata) {
        self.parameter = parameter
        self.metadata = metadata
    }

    /// Range, number of values, default, form and where choices come from, as far as there are any.
    var lines: [String] {
        var facts: [String] = []
        if let range = parameter.range { facts.append(range.text) }
        if let size = parameter.size { facts.append(size.text) }
        if let value = parameter.defaultValue { facts.append("default \(ValueText.text(value))") }
        if let form = values ?? parameter.textForm { facts.append(form) }
        if let source { facts.append("\(source) offers choices") }
        return facts
    }

    /// The type of the app's that offers choices, unless the parameter's own type does; without its module.
    private var source: String? {
        switch parameter.options {
        case .none, .defaultQuery: nil
        case .query(let name), .provider(let name): name.split(separator: ".").dropFirst().joined(separator: ".")
        }
    }

    /// The raw values of an enum that it takes.
    private var values: String? {
        guard case .linkEnumeration(let name) = parameter.valueType.element else { return nil }
        let all = metadata.enumeration(name)?.cases.map(\.rawValue) ?? []
        return (parameter.supportedValues ?? all).joined(separator: " | ")
    }
}

extension CollectionSize {
    /// `up to 3 values`, `2 to 7 values`, `exactly 3 values`.
    fileprivate var text: String {
        if minimum == maximum { return "exactly \(maximum) \(maximum == 1 ? "value" : "values")" }
        return minimum == 0 ? "up to \(maximum) values" : "\(minimum) to \(maximum) values"
    }
}
