import AppIntents

/// Something whose properties are read by their names: `entity.title` (inventory §2.21).
@dynamicMemberLookup
public protocol _DynamicProperties: Sendable {
    /// The way to what has the properties.
    var _path: DynamicPropertyPath { get }
}

extension _DynamicProperties {
    /// The value of a property, as a type.
    /// - Throws: ``IntentTestingError`` when it is of another type.
    public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
        get throws { try _path.property(identifier).as(T.self) }
    }

    /// The way to a property.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { _path.property(identifier) }

    /// The value of a property, for giving it to an intent or comparing it with nil.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        _path.property(identifier).expression
    }
}
