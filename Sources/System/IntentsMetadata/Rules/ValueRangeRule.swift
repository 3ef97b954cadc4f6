import IntentsModel

/// `range-empty`, `size-empty`, `default-out-of-range`: limits that no value keeps, and a default that does not keep them.
enum ValueRangeRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.flatMap { action in
            action.description.parameters.flatMap { parameter in
                problems(with: parameter, "\(action.record.name.nameInModule).\(parameter.name)")
            }
        }
    }

    private static func problems(with parameter: ParameterDescription, _ name: String) -> [Diagnostic] {
        [sizeProblem(with: parameter, name), rangeProblem(with: parameter, name)].compactMap(\.self)
    }

    private static func sizeProblem(with parameter: ParameterDescription, _ name: String) -> Diagnostic? {
        guard let size = parameter.size, size.minimum > size.maximum else { return nil }
        return Diagnostic(
            .error, "size-empty",
            "the size of \(name) goes from \(size.minimum) to \(size.maximum), and no list has it: swap the two",
            at: parameter.location)
    }

    private static func rangeProblem(with parameter: ParameterDescription, _ name: String) -> Diagnostic? {
        guard let range = parameter.range else { return nil }
        guard range.lowerBound <= range.upperBound else {
            return Diagnostic(
                .error, "range-empty",
                "the range of \(name) goes from \(range.text), and no number is in it: swap its bounds",
                at: parameter.location)
        }
        guard let (number, text) = number(parameter.defaultValue),
            !(range.lowerBound...range.upperBound).contains(number)
        else { return nil }
        return Diagnostic(
            .error, "default-out-of-range",
            "the default of \(name) is \(text), and the parameter takes \(range.text): change the default or the range",
            at: parameter.location)
    }

    private static func number(_ value: IntentValue?) -> (Double, String)? {
        switch value {
        case .int(let number): (Double(number), "\(number)")
        case .double(let number): (number, "\(number)")
        default: nil
        }
    }
}
