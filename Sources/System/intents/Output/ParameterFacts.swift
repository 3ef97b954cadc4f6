import IntentsModel

/// What people should know before they give a parameter a value.
struct ParameterFacts: Sendable {
    private let parameter: ParameterDescription
    private let metadata: AppMetadata

    init(_ parameter: ParameterDescription, in metadata: AppMetadata) {
        self.parameter = parameter
        self.metadata = metadata
    }

    /// Range, default and form, as far as there are any.
    var lines: [String] {
        var facts: [String] = []
        if let range = parameter.range { facts.append(range.text) }
        if let value = parameter.defaultValue { facts.append("default \(ValueText.text(value))") }
        if let form = values ?? parameter.textForm { facts.append(form) }
        return facts
    }

    /// The raw values of an enum that it takes.
    private var values: String? {
        guard case .linkEnumeration(let name) = parameter.valueType.element else { return nil }
        let all = metadata.enumeration(name)?.cases.map(\.rawValue) ?? []
        return (parameter.supportedValues ?? all).joined(separator: " | ")
    }
}
