import FoundationEssentials
import IntentsModel

/// JSON that a person has written: a whole number that no `Int` holds stays the text that it is.
struct WrittenJSON: Decodable {
    var value: JSONValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let elements = try? container.decode([WrittenJSON].self) {
            value = .array(elements.map(\.value))
        } else if let members = try? container.decode([String: WrittenJSON].self) {
            value = .object(members.mapValues(\.value))
        } else {
            value = try container.decode(JSONValue.self)
            if case .double(let number) = value, number.rounded() == number, number.magnitude >= 0x1p63,
                let decimal = try? container.decode(Decimal.self)
            {
                value = .string("\(decimal)")
            }
        }
    }
}
