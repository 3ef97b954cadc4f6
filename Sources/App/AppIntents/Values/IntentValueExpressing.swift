import IntentsModel

/// A value that can be given to an intent without knowing the app's own types (inventory §2.21).
public protocol IntentValueExpressing: Sendable {
    /// The value as it crosses to an app.
    /// - Parameter locale: the language of display texts.
    func __expression(in locale: Locale) -> IntentsModel.IntentValue
}

/// A value that can also be read from what an app returned (inventory §2.21).
public protocol IntentValueConvertible: IntentValueExpressing {
    /// The value, when what crossed is of its kind.
    /// - Parameter value: what crossed; `null` where nothing did.
    static func __converted(from value: IntentsModel.IntentValue) -> Self?
}

extension _IntentValue {
    /// What crosses when an intent is given the value.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue {
        __intentValue(in: locale, properties: false)
    }
}

extension Optional: IntentValueExpressing where Wrapped: IntentValueExpressing {
    /// The wrapped value, or an explicit nothing.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue {
        self?.__expression(in: locale) ?? .null
    }
}

extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
    /// Nothing, or the wrapped value.
    public static func __converted(from value: IntentsModel.IntentValue) -> Wrapped?? {
        if case .null = value { return .some(nil) }
        return Wrapped.__converted(from: value).map(Optional.some)
    }
}

extension Array: IntentValueExpressing where Element: IntentValueExpressing {
    /// The elements in their order.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue {
        .array(map { $0.__expression(in: locale) })
    }
}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
    /// The elements, when all of them are of the kind.
    public static func __converted(from value: IntentsModel.IntentValue) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { Element.__converted(from: $0) }
        return elements.count == values.count ? elements : nil
    }
}

extension Set: IntentValueExpressing where Element: IntentValueExpressing {
    /// The elements, in an order that is the same for equal sets.
    public func __expression(in locale: Locale) -> IntentsModel.IntentValue {
        .array(map { $0.__expression(in: locale) }.sorted { "\($0)" < "\($1)" })
    }
}

extension Set: IntentValueConvertible where Element: IntentValueConvertible {
    /// The elements, when all of them are of the kind.
    public static func __converted(from value: IntentsModel.IntentValue) -> Set<Element>? {
        [Element].__converted(from: value).map { Set($0) }
    }
}
