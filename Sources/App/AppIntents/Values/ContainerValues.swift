import IntentsModel

/// A collection of values: an array or a set.
public protocol _SequenceIntentValue: _IntentValue, Sequence where Element: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The wrapped type without collection.
    public typealias ValueType = Wrapped.ValueType
    /// The wrapped type.
    public typealias UnwrappedType = Wrapped.UnwrappedType

    /// The resolvers of the wrapped type.
    public static var defaultResolverSpecification: Wrapped.Specification { Wrapped.defaultResolverSpecification }

    /// The wrapped type's.
    public static var __valueType: IntentsModel.ValueType? { Wrapped.__valueType }

    /// Nil.
    public static var __nothing: Wrapped?? { .some(nil) }

    /// Takes nothing, or what the wrapped type takes.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Wrapped? {
        if case .null = value { return nil }
        return try await Wrapped.__value(from: value, query: query)
    }

    /// Nothing, or the wrapped value.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        self?.__intentValue(in: locale, properties: properties) ?? .null
    }
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    /// The element type without collection.
    public typealias ValueType = Element.ValueType
    /// The array itself.
    public typealias UnwrappedType = [Element]

    /// The resolvers of the element type, for each element.
    public static var defaultResolverSpecification: Element.Specification { Element.defaultResolverSpecification }

    /// An array of the element's type.
    public static var __valueType: IntentsModel.ValueType? {
        Element.__valueType.map { .array($0) }
    }

    /// Takes a list, or one value as a list of one.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> [Element] {
        guard case .array(let elements) = value else { return [try await Element.__value(from: value, query: query)] }
        return try await Element.__values(from: elements, query: query)
    }

    /// The elements in their order.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        .array(map { $0.__intentValue(in: locale, properties: properties) })
    }
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    /// The element type without collection.
    public typealias ValueType = Element.ValueType
    /// The set itself.
    public typealias UnwrappedType = Set<Element>

    /// The resolvers of the element type, for each element.
    public static var defaultResolverSpecification: Element.Specification { Element.defaultResolverSpecification }

    /// An array of the element's type.
    public static var __valueType: IntentsModel.ValueType? { [Element].__valueType }

    /// Takes a list, or one value as a list of one; duplicates collapse.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Set<Element> {
        Set(try await [Element].__value(from: value, query: query))
    }

    /// The elements, in an order that is the same for equal sets.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        let elements = map { $0.__intentValue(in: locale, properties: properties) }
        return .array(elements.sorted { "\($0)" < "\($1)" })
    }
}
