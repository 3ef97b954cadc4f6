import IntentsModel

extension Date: _IntentValue {
    /// Nothing but dates: the system has already read the text of a date.
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Date>() }

    /// A date.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.date) }

    /// Takes a date.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Date {
        guard case .date(let date) = value else { throw RunError.mismatch(value, needed: "A date") }
        return date
    }

    /// The date itself.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .date(self) }
}

extension URL: _IntentValue {
    /// Makes URLs of text.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<URL>.buildBlock(URLFromStringResolver())
    }

    /// A URL.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.url) }

    /// Takes a URL.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> URL {
        guard case .url(let url) = value else { throw RunError.mismatch(value, needed: "A URL") }
        return url
    }

    /// The URL itself.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .url(self) }
}

extension Never: _IntentValue {
    /// No resolvers: there is no value.
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Never>() }

    /// No type.
    public static var __valueType: IntentsModel.ValueType? { nil }

    /// Always throws: there is no value.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Never {
        throw RunError.mismatch(value, needed: "No value")
    }

    /// Never called.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { switch self {} }
}
