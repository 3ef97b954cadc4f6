/// The `{"wrapper": …}` object that the format puts around every value whose kind is named by the key outside.
struct Wrapper<Value> {
    var wrapper: Value

    init(_ wrapper: Value) { self.wrapper = wrapper }
}

extension Wrapper: Encodable where Value: Encodable {}
extension Wrapper: Decodable where Value: Decodable {}

/// An object without keys, where the format wants one.
struct EmptyObject: Codable {}

/// `visibilityMetadata` of actions and entities.
struct Visibility: Codable {
    var isDiscoverable: Bool
    var assistantOnly = false
}

extension KeyedDecodingContainer {
    /// The value of `key`, or `fallback` when the writer left the key out.
    func decode<Value: Decodable>(_ key: Key, or fallback: @autoclosure () throws -> Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: key) ?? fallback()
    }
}

/// A key of the flat `[key, object, key, object, …]` lists, with its object.
struct FlatPair<Value> {
    var key: String
    var value: Value
}

extension KeyedEncodingContainer {
    /// Writes pairs as one flat list.
    mutating func encode<Value: Encodable>(flat pairs: [FlatPair<Value>], forKey key: Key) throws {
        var list = nestedUnkeyedContainer(forKey: key)
        for pair in pairs {
            try list.encode(pair.key)
            try list.encode(pair.value)
        }
    }
}

extension KeyedDecodingContainer {
    /// The object that follows `name` in the flat list at `key`; other pairs are left to the tools that know them.
    func decodeFlat<Value: Decodable>(_ name: String, as type: Value.Type, forKey key: Key) throws -> Value? {
        guard contains(key) else { return nil }
        var list = try nestedUnkeyedContainer(forKey: key)
        while !list.isAtEnd {
            let isWanted = try list.decode(String.self) == name
            guard !list.isAtEnd else { return nil }
            if isWanted { return try list.decode(Value.self) }
            _ = try list.decode(JSONValue.self)
        }
        return nil
    }
}
