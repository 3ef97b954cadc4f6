import IntentsModel

/// A type that an attribute can have.
public protocol _AttributeConvertible {
    /// The value as an attribute keeps it.
    var _attribute: _StoredAttribute { get }
    /// The value of an attribute; nil when the attribute has another type.
    static func _value(of attribute: _StoredAttribute) -> Self?
}

/// The value of one attribute.
public struct _StoredAttribute: Sendable {
    package let value: AttributeValue
}

extension String: _AttributeConvertible {
    /// The text.
    public var _attribute: _StoredAttribute { _StoredAttribute(value: .text(self)) }

    /// The text of an attribute.
    public static func _value(of attribute: _StoredAttribute) -> String? {
        if case .text(let text) = attribute.value { text } else { nil }
    }
}

extension Date: _AttributeConvertible {
    /// The date.
    public var _attribute: _StoredAttribute { _StoredAttribute(value: .date(self)) }

    /// The date of an attribute.
    public static func _value(of attribute: _StoredAttribute) -> Date? {
        if case .date(let date) = attribute.value { date } else { nil }
    }
}

extension Data: _AttributeConvertible {
    /// The bytes.
    public var _attribute: _StoredAttribute { _StoredAttribute(value: .data(self)) }

    /// The bytes of an attribute.
    public static func _value(of attribute: _StoredAttribute) -> Data? {
        if case .data(let data) = attribute.value { data } else { nil }
    }
}

extension URL: _AttributeConvertible {
    /// The URL.
    public var _attribute: _StoredAttribute { _StoredAttribute(value: .url(self)) }

    /// The URL of an attribute.
    public static func _value(of attribute: _StoredAttribute) -> URL? {
        if case .url(let url) = attribute.value { url } else { nil }
    }
}

extension NSNumber: _AttributeConvertible {
    /// The number.
    public var _attribute: _StoredAttribute { _StoredAttribute(value: .number(doubleValue)) }

    /// The number of an attribute.
    public static func _value(of attribute: _StoredAttribute) -> Self? {
        if case .number(let number) = attribute.value { NSNumber(value: number) as? Self } else { nil }
    }
}

extension Array: _AttributeConvertible where Element == String {
    /// The texts.
    public var _attribute: _StoredAttribute { _StoredAttribute(value: .texts(self)) }

    /// The texts of an attribute.
    public static func _value(of attribute: _StoredAttribute) -> [String]? {
        if case .texts(let texts) = attribute.value { texts } else { nil }
    }
}
