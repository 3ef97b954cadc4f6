import FoundationEssentials

/// On the link a value is an object with one key that names its kind, so that every kind comes back as itself.
extension IntentValue: Codable {
    private enum Kind: String, CodingKey {
        case null, bool, int, double, string, date, url, enumCase, entity, structured, file, array
    }

    /// Decodes a value from its one-key object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "A value is an object with exactly one key that names its kind."))
        }
        switch kind {
        case .null: self = .null
        case .bool: self = .bool(try container.decode(Bool.self, forKey: kind))
        case .int: self = .int(try container.decode(Int.self, forKey: kind))
        case .double: self = .double(try container.decodeDouble(forKey: kind))
        case .string: self = .string(try container.decode(String.self, forKey: kind))
        case .date: self = .date(try container.decode(Date.self, forKey: kind))
        case .url: self = .url(try container.decode(URL.self, forKey: kind))
        case .enumCase: self = .enumCase(try container.decode(EnumValue.self, forKey: kind))
        case .entity: self = .entity(try container.decode(EntityValue.self, forKey: kind))
        case .structured: self = .structured(try container.decode(StructuredValue.self, forKey: kind))
        case .file: self = .file(try container.decode(FileValue.self, forKey: kind))
        case .array: self = .array(try container.decode([IntentValue].self, forKey: kind))
        }
    }

    /// Encodes the value as its one-key object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch self {
        case .null: try container.encode(true, forKey: .null)
        case .bool(let value): try container.encode(value, forKey: .bool)
        case .int(let value): try container.encode(value, forKey: .int)
        case .double(let value): try container.encodeDouble(value, forKey: .double)
        case .string(let value): try container.encode(value, forKey: .string)
        case .date(let value): try container.encode(value, forKey: .date)
        case .url(let value): try container.encode(value, forKey: .url)
        case .enumCase(let value): try container.encode(value, forKey: .enumCase)
        case .entity(let value): try container.encode(value, forKey: .entity)
        case .structured(let value): try container.encode(value, forKey: .structured)
        case .file(let value): try container.encode(value, forKey: .file)
        case .array(let value): try container.encode(value, forKey: .array)
        }
    }
}

// JSON has no infinities and no NaN; they cross the link as text.
extension KeyedDecodingContainer {
    fileprivate func decodeDouble(forKey key: Key) throws -> Double {
        if let text = try? decode(String.self, forKey: key), let value = Double(text) { return value }
        return try decode(Double.self, forKey: key)
    }
}

extension KeyedEncodingContainer {
    fileprivate mutating func encodeDouble(_ value: Double, forKey key: Key) throws {
        if value.isFinite {
            try encode(value, forKey: key)
        } else {
            try encode("\(value)", forKey: key)
        }
    }
}
