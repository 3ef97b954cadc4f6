import IntentsModel

/// A value that is one of a few names and crosses as its name; public only because public types conform to it.
public protocol _NamedIntentValue: _IntentValue, CaseIterable {}

extension _NamedIntentValue {
    /// No resolvers: a text is already the name.
    public static var defaultResolverSpecification: EmptyResolverSpecification<UnwrappedType> {
        EmptyResolverSpecification()
    }

    /// A text.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.string) }

    /// Takes a name.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Self {
        if case .string(let name) = value, let known = allCases.first(where: { "\($0)" == name }) { return known }
        throw RunError.mismatch(value, needed: "One of \(allCases.map { "\($0)" }.joined(separator: ", "))")
    }

    /// The name.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue { .string("\(self)") }
}

extension IntentWidgetFamily: _NamedIntentValue {}
