extension _ParameterInterface where Value.ValueType == String {
    /// How the text is typed in.
    public var inputOptions: String.IntentInputOptions? { _facts.inputOptions }
}

extension _ParameterInterface where Value.ValueType == Bool {
    /// What the two values are called.
    public var displayName: Bool.IntentDisplayName? { _facts.displayName }
}

extension _ParameterInterface where Value.ValueType == Int {
    /// How the number is entered.
    public var controlStyle: IntentParameter<Value>.IntControlStyle {
        _facts.controlStyle.flatMap { .init(rawValue: $0) } ?? .stepper
    }

    /// The smallest and the largest allowed number.
    public var inclusiveRange: InclusiveRange<Int>? {
        _facts.range.map { (Int($0.lowerBound), Int($0.upperBound)) }
    }
}

extension _ParameterInterface where Value.ValueType == Double {
    /// How the number is entered.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle {
        _facts.controlStyle.flatMap { .init(rawValue: $0) } ?? .stepper
    }

    /// The smallest and the largest allowed number.
    public var inclusiveRange: InclusiveRange<Double>? {
        _facts.range.map { ($0.lowerBound, $0.upperBound) }
    }
}

extension _ParameterInterface where Value.ValueType == Date {
    /// Which parts of the date matter.
    public var dateKind: IntentParameter<Value>.DateKind {
        _facts.dateKind.flatMap { .init(rawValue: $0) } ?? .dateTime
    }
}
