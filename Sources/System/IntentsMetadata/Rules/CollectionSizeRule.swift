import IntentsModel

/// `default-too-short`, `default-too-long`: a default must have as many elements as the parameter takes.
///
/// The elements are counted in the source, because entities are values that only the app can make.
enum CollectionSizeRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.flatMap { action in
            action.description.parameters.compactMap { parameter -> Diagnostic? in
                guard let count = defaultCount(of: parameter, in: action.record), let size = parameter.size else {
                    return nil
                }
                let subject = "the default of \(action.record.name.nameInModule).\(parameter.name)"
                let elements = count == 1 ? "1 element" : "\(count) elements"
                if count < size.minimum {
                    return Diagnostic(
                        .error, "default-too-short",
                        "\(subject) has \(elements), and the parameter takes at least \(size.minimum): add to it, or"
                            + " lower the size",
                        at: parameter.location)
                }
                guard count > size.maximum else { return nil }
                return Diagnostic(
                    .error, "default-too-long",
                    "\(subject) has \(elements), and the parameter takes at most \(size.maximum): shorten it, or raise"
                        + " the size",
                    at: parameter.location)
            }
        }
    }

    private static func defaultCount(of parameter: ParameterDescription, in record: TypeRecord) -> Int? {
        let call = record.properties.first { $0.label == "_" + parameter.name }?.value.call
        return (call?["default"] ?? call?["defaultValue"])?.elements?.count
    }
}
