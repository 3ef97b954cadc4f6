import IntentsModel

extension String: _IntentValue {
    /// Makes text of numbers.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<String>.buildBlock(StringFromIntResolver(), StringFromDoubleResolver())
    }

    /// A string.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.string) }

    /// Takes text.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> String {
        guard case .string(let text) = value else { throw RunError.mismatch(value, needed: "A text") }
        return text
    }

    /// The text itself.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .string(self) }
}

extension Int: _IntentValue {
    /// Makes whole numbers of text and of other numbers, within the parameter's range.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<Int>.buildBlock(IntResolver(), IntFromStringResolver(), IntFromDoubleResolver())
    }

    /// A whole number.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.int) }

    /// Takes a whole number.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Int {
        guard case .int(let number) = value else { throw RunError.mismatch(value, needed: "A whole number") }
        return number
    }

    /// The number itself.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .int(self) }
}

extension Double: _IntentValue {
    /// Makes numbers of text and of whole numbers, within the parameter's range.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<Double>.buildBlock(
            DoubleResolver(), DoubleFromStringResolver(), DoubleFromIntResolver())
    }

    /// A number.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.double) }

    /// Takes a number.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Double {
        switch value {
        case .double(let number): return number
        // A whole number loses its point on its way through JSON.
        case .int(let number): return Double(number)
        default: throw RunError.mismatch(value, needed: "A number")
        }
    }

    /// The number itself.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .double(self) }
}

extension Bool: _IntentValue {
    /// Makes truth values of text.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<Bool>.buildBlock(BoolFromStringResolver())
    }

    /// A truth value.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.bool) }

    /// Takes a truth value.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Bool {
        guard case .bool(let truth) = value else { throw RunError.mismatch(value, needed: "True or false") }
        return truth
    }

    /// The truth value itself.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .bool(self) }
}
