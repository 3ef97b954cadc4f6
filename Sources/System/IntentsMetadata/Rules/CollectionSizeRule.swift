/// `default-too-short`, `default-too-long`: a default must have as many elements as the parameter takes.
enum CollectionSizeRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.flatMap { action in
            action.description.parameters.compactMap { parameter -> Diagnostic? in
                guard case .array(let values)? = parameter.defaultValue, let size = parameter.size else { return nil }
                let subject = "the default of \(action.record.name.nameInModule).\(parameter.name)"
                if values.count < size.minimum {
                    return Diagnostic(
                        .error, "default-too-short",
                        "\(subject) has \(values.count) elements, and the parameter takes at least \(size.minimum): add to"
                            + " it, or lower the size",
                        at: parameter.location)
                }
                guard values.count > size.maximum else { return nil }
                return Diagnostic(
                    .error, "default-too-long",
                    "\(subject) has \(values.count) elements, and the parameter takes at most \(size.maximum): shorten it,"
                        + " or raise the size",
                    at: parameter.location)
            }
        }
    }
}
