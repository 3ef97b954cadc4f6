/// Takes a whole number within the range of the parameter.
public struct IntResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// The number itself.
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Reads a whole number from text.
public struct IntFromStringResolver: RangeCheckingResolver {
    /// The base of the number system.
    public let radix: Int

    /// Makes a resolver for numbers of a base between 2 and 36.
    public init(radix: Int = 10) { self.radix = radix }

    /// The number that the text is.
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        guard let number = Int(input.trimmingCharacters(in: .whitespaces), radix: radix) else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Makes a whole number of any number.
public struct IntFromDoubleResolver: RangeCheckingResolver {
    /// What happens to the part after the point.
    public let roundingRule: FloatingPointRoundingRule

    /// Makes a resolver that rounds by a rule.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) { self.roundingRule = roundingRule }

    /// The rounded number; nil when it is too large for a whole number.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Takes a number within the range of the parameter.
public struct DoubleResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// The number itself.
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Reads a number from text.
public struct DoubleFromStringResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// The number that the text is, written with a point.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        guard let number = Double(input.trimmingCharacters(in: .whitespaces)), number.isFinite else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Makes a number of a whole number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// The same number.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: Double(input), context: context)
        return Double(input)
    }
}
