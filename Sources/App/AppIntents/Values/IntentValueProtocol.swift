import IntentsModel

/// A type that parameters, properties and results may have (inventory §2.4).
///
/// The set of such types is closed: apps add to it with ``AppEnum`` and ``AppEntity``. The requirements with two
/// underscores connect a type with the values that cross between an app and the system; they are no API.
public protocol _IntentValue: IntentValueExpressing {
    /// The type without optionality and collection.
    associatedtype ValueType: _IntentValue = Self
    /// The type without optionality.
    associatedtype UnwrappedType: _IntentValue = Self
    /// The type of the default resolvers.
    associatedtype Specification: ResolverSpecification
    /// The resolvers that make a value of the type from values of other types.
    static var defaultResolverSpecification: Specification { get }

    /// How the metadata names the type; nil for `Never`.
    static var __valueType: IntentsModel.ValueType? { get }
    /// The value that stands for "nothing"; nil for types that have none.
    static var __nothing: Self? { get }
    /// Makes a value from what the system sent.
    /// - Parameters:
    ///   - value: a value of the kind that belongs to the type.
    ///   - query: finds entities instead of their default query.
    /// - Throws: a `RunError` that says what does not fit or was not found.
    static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> Self
    /// Makes several values at once, so that entities take one query.
    static func __values(
        from values: [IntentsModel.IntentValue], query: (any EntityQuery)?
    ) async throws -> [Self]
    /// The value as it crosses to the system.
    /// - Parameters:
    ///   - locale: the language of display texts.
    ///   - properties: whether an entity carries its stored and computed properties.
    func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue
}

extension _IntentValue {
    /// None.
    public static var __nothing: Self? { nil }

    /// Makes one value after the other.
    public static func __values(
        from values: [IntentsModel.IntentValue], query: (any EntityQuery)?
    ) async throws -> [Self] {
        var result: [Self] = []
        for value in values { result.append(try await __value(from: value, query: query)) }
        return result
    }
}

extension RunError {
    /// A value of a kind that a type cannot be made from.
    static func mismatch(_ value: IntentsModel.IntentValue, needed: String) -> RunError {
        RunError(.invalidValue, "\(needed) is needed, but \(value.plainDescription) was given.")
    }
}

extension IntentsModel.IntentValue {
    /// What a sentence about the value calls it.
    var plainDescription: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): "\(value)"
        case .int(let value): "the number \(value)"
        case .double(let value): "the number \(value)"
        case .string(let value): "the text “\(value)”"
        case .date(let value): "the date \(value)"
        case .url(let value): "the URL \(value.absoluteString)"
        case .enumCase(let value): "the case “\(value.rawValue)” of \(value.typeName)"
        case .entity(let value): "the \(value.typeName) “\(value.identifier)”"
        case .structured(let value): "the \(value.typeName) “\(value.text)”"
        case .file(let value): "the file “\(value.filename)”"
        case .array(let values): "a list of \(values.count) \(values.count == 1 ? "value" : "values")"
        }
    }
}
