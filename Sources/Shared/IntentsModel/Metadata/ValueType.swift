/// The type of a parameter, property or result.
public indirect enum ValueType: Hashable, Sendable {
    case primitive(PrimitiveType)
    /// An entity, by its identifier in the metadata.
    case entity(String)
    /// An app enum, by its identifier in the metadata.
    case linkEnumeration(String)
    case array(ValueType)

    /// The element type of an array, otherwise the type itself.
    public var element: ValueType {
        if case .array(let member) = self { return member }
        return self
    }

    /// Whether several values are taken.
    public var isArray: Bool {
        if case .array = self { return true }
        return false
    }
}

/// The value types that the framework itself brings.
///
/// Raw values are the `typeIdentifier` numbers of the metadata: 0, 1 and 2 as inventory §5 reports them, the rest our
/// own documented choice (`docs/metadata-format.md`).
public enum PrimitiveType: Int, Hashable, Sendable, Codable, CaseIterable {
    case string = 0
    case bool = 1
    case int = 2
    case double = 7
    case date = 8
    case url = 12

    /// The name of the Swift type.
    public var swiftName: String {
        switch self {
        case .string: "String"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .date: "Date"
        case .url: "URL"
        }
    }
}
