/// Reads a truth value from text.
public struct BoolFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// The truth value of `true`, `yes`, `on` or `1`, of their opposites, or of the parameter's own names of the values.
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        let names = context._facts.displayName
        let isTrue = ["true", "yes", "on", "1"] + (names.map { [String(localized: $0.trueName)] } ?? [])
        let isFalse = ["false", "no", "off", "0"] + (names.map { [String(localized: $0.falseName)] } ?? [])
        if isTrue.contains(where: { $0.isSame(as: input) }) { return true }
        return isFalse.contains(where: { $0.isSame(as: input) }) ? false : nil
    }
}

/// Writes a whole number as text.
public struct StringFromIntResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// The digits of the number.
    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
        String(input)
    }
}

/// Writes a number as text.
public struct StringFromDoubleResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// The number with a point, without needless digits.
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        input.shortText
    }
}

/// Reads a URL from text.
public struct URLFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// The URL, when the text is one with a scheme.
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        guard let url = URL(string: input), url.scheme != nil else { return nil }
        return url
    }
}
