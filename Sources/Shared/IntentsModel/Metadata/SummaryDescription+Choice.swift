extension SummaryDescription {
    /// The sentence for the current values of the parameters, chosen from the metadata alone (inventory §2.6).
    ///
    /// - Parameters:
    ///   - values: what the parameters have; those that are absent have no value.
    ///   - parameters: the action's parameters; of a union, they tell which case a value belongs to.
    ///   - widgetFamily: the family of the widget that is configured, if one is.
    /// - Returns: nil when a `Switch` without a default case has no branch for the value.
    package func sentence(
        for values: [String: IntentValue], of parameters: [ParameterDescription] = [], widgetFamily: String? = nil
    ) -> SummarySentence? {
        var known = values
        known[SummaryCondition.widgetFamily] = widgetFamily.map { .string($0) } ?? .null
        for parameter in parameters {
            guard let value = values[parameter.name], let name = parameter.valueType.unionCase(of: value) else {
                continue
            }
            // A summary compares the case by its name.
            known[parameter.name] = .string(name)
        }
        return sentence(known)
    }

    private func sentence(_ values: [String: IntentValue]) -> SummarySentence? {
        switch self {
        case .sentence(let sentence): return sentence
        case .when(let condition, let then, let otherwise):
            let value = values[condition.parameter] ?? .null
            return (condition.holds(for: value) ? then : otherwise).sentence(values)
        case .select(let parameter, let cases, let otherwise):
            let value = values[parameter] ?? .null
            let branch = cases.first { $0.values.contains { value.isMeant(by: $0) } }
            return (branch?.summary ?? otherwise)?.sentence(values)
        }
    }
}

extension SummaryCondition {
    /// Stands for the family of the widget instead of a parameter; no Swift name can look like it.
    package static let widgetFamily = "$widgetFamily"

    fileprivate func holds(for value: IntentValue) -> Bool {
        switch comparison {
        case "hasAnyValue": value != .null
        case "hasNoValue": value == .null
        case "equalTo", "oneOf": values.contains { value.isMeant(by: $0) }
        case "notEqualTo": !values.contains { value.isMeant(by: $0) }
        case "doesNotContain": value.comparedText.map { !$0.contains(operandText) } ?? true
        case "contains": value.comparedText?.contains(operandText) ?? false
        case "hasPrefix": value.comparedText?.hasPrefix(operandText) ?? false
        case "hasSuffix": value.comparedText?.hasSuffix(operandText) ?? false
        default: isInOrder(value)
        }
    }

    private var operandText: String { values.first?.comparedText ?? "" }

    private func isInOrder(_ value: IntentValue) -> Bool {
        guard let value = value.comparedNumber, let limit = values.first?.comparedNumber else { return false }
        return switch comparison {
        case "lessThan": value < limit
        case "lessThanOrEqualTo": value <= limit
        case "greaterThan": value > limit
        case "greaterThanOrEqualTo": value >= limit
        default: false
        }
    }
}

extension IntentValue {
    /// Whether an operand of a summary stands for the value: an identifier stands for its entity.
    fileprivate func isMeant(by operand: IntentValue) -> Bool {
        switch (self, operand) {
        case (.enumCase(let one), .enumCase(let two)): one.rawValue == two.rawValue
        case (.entity(let entity), .string(let text)): entity.identifier == text
        case (.entity(let entity), .int(let number)): entity.identifier == "\(number)"
        case (.int(let one), .double(let two)), (.double(let two), .int(let one)): Double(one) == two
        default: self == operand
        }
    }

    /// What texts are compared with: a text, or the identifier of an entity.
    fileprivate var comparedText: String? {
        switch self {
        case .string(let text): text
        case .entity(let entity): entity.identifier
        default: nil
        }
    }

    /// What limits are compared with: a number, an instant, or the number that identifies an entity.
    fileprivate var comparedNumber: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        case .date(let date): date.timeIntervalSince1970
        case .entity(let entity): Double(entity.identifier)
        default: nil
        }
    }
}
