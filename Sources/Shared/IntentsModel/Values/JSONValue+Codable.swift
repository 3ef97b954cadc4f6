import FoundationEssentials

extension JSONValue {
    /// The JSON that a value encodes itself as.
    package init(encoding value: some Encodable) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    }

    /// The value that decodes itself from this JSON.
    package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
    }

    /// The text of a string.
    package var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The number, whole or not.
    package var number: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// The whole number.
    package var integer: Int? { if case .int(let number) = self { number } else { nil } }
}
