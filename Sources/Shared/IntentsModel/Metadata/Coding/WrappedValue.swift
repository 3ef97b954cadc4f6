import FoundationEssentials

/// A value as metadata states it: `{"string": {"wrapper": "x"}}`, the key naming the kind.
///
/// `string`, `int` and `bool` are inventory §5's; the other kinds follow their pattern.
struct WrappedValue: Codable {
    private enum Kind: String, CodingKey {
        case null, bool, int, double, string, date, url, linkEnumeration, entity, structured, file, array
    }
    private struct Case: Codable {
        var identifier: String
        var rawValue: String
    }

    var value: IntentValue

    init(_ value: IntentValue) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "A value is an object with exactly one key that names its kind."))
        }
        func wrapped<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try container.decode(Wrapper<Value>.self, forKey: kind).wrapper
        }
        switch kind {
        case .null: value = .null
        case .bool: value = .bool(try wrapped(Bool.self))
        case .int: value = .int(try wrapped(Int.self))
        case .double: value = .double(try wrapped(Double.self))
        case .string: value = .string(try wrapped(String.self))
        case .date: value = .date(Date(timeIntervalSince1970: try wrapped(Double.self)))
        case .url: value = .url(try wrapped(URL.self))
        case .linkEnumeration:
            let shape = try wrapped(Case.self)
            value = .enumCase(EnumValue(typeName: shape.identifier, rawValue: shape.rawValue))
        case .entity: value = .entity(try wrapped(EntityValue.self))
        case .structured: value = .structured(try wrapped(StructuredValue.self))
        case .file: value = .file(try wrapped(FileValue.self))
        case .array: value = .array(try wrapped([WrappedValue].self).map(\.value))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch value {
        case .null: try container.encode(Wrapper(EmptyObject()), forKey: .null)
        case .bool(let value): try container.encode(Wrapper(value), forKey: .bool)
        case .int(let value): try container.encode(Wrapper(value), forKey: .int)
        case .double(let value): try container.encode(Wrapper(value), forKey: .double)
        case .string(let value): try container.encode(Wrapper(value), forKey: .string)
        case .date(let value): try container.encode(Wrapper(value.timeIntervalSince1970), forKey: .date)
        case .url(let value): try container.encode(Wrapper(value), forKey: .url)
        case .enumCase(let value):
            let shape = Case(identifier: value.typeName, rawValue: value.rawValue)
            try container.encode(Wrapper(shape), forKey: .linkEnumeration)
        case .entity(let value): try container.encode(Wrapper(value), forKey: .entity)
        case .structured(let value): try container.encode(Wrapper(value), forKey: .structured)
        case .file(let value): try container.encode(Wrapper(value), forKey: .file)
        case .array(let values): try container.encode(Wrapper(values.map(WrappedValue.init)), forKey: .array)
        }
    }
}
