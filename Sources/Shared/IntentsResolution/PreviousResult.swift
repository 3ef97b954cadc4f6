import IntentsModel

/// The result of the action before, and the parameter that takes it.
struct PreviousResult {
    let value: IntentValue
    let parameter: String

    /// An action that connects parameters to the result has the first of them take it that no value was given for. Any other
    /// action lets the first parameter without a value take it whose type is the result's; nothing is converted unasked.
    /// - Returns: nil when there is no result, or nothing takes it.
    init?(_ value: IntentValue?, of action: ActionDescription, given: [String: IntentValue]) {
        guard let value, value != .null else { return nil }
        let connected = action.parameters.filter { $0.inputConnectionBehavior == .connectToPreviousIntentResult }
        let usual = action.parameters.filter {
            $0.inputConnectionBehavior == .default && $0.valueType.isType(of: value)
        }
        let takers = connected.isEmpty ? usual : connected
        guard let taker = takers.first(where: { given[$0.name] == nil }) else { return nil }
        self.value = value
        parameter = taker.name
    }
}

extension ValueType {
    /// Whether a value is of the type as it is; a single value is an array of one.
    fileprivate func isType(of value: IntentValue) -> Bool {
        switch (self, value) {
        case (.array(let member), .array(let values)): !values.isEmpty && values.allSatisfy(member.isType)
        case (.array(let member), _): member.isType(of: value)
        case (.union(_, let members, _), _): members.contains { $0.isType(of: value) }
        case (.primitive(.double), .int): true
        default: isNamed(by: value)
        }
    }
}
