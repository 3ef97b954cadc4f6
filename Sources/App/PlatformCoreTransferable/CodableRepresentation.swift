/// Writes encodable values as bytes, as `JSONEncoder` does.
public protocol _TransferEncoder {
    /// The bytes of a value.
    func encode<Value: Encodable>(_ value: Value) throws -> Data
}

/// Reads decodable values from bytes, as `JSONDecoder` does.
public protocol _TransferDecoder {
    /// The value of some bytes.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONEncoder: _TransferEncoder {}
extension JSONDecoder: _TransferDecoder {}
extension PropertyListEncoder: _TransferEncoder {}
extension PropertyListDecoder: _TransferDecoder {}

/// A form of a value as its encoded self (inventory §2.19).
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable>:
    _PrimitiveTransferRepresentation, ChannelSource
where Encoder: _TransferEncoder, Decoder: _TransferDecoder {
    package let channels: [TransferChannel<Item>]

    /// A form that is written and read by a coder.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - contentType: What the bytes are.
    ///   - encoder: Writes the bytes.
    ///   - decoder: Reads the bytes.
    public init(for type: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        channels = [
            TransferChannel(
                contentType: contentType, export: { .data(try encoder.encode($0)) },
                make: { try decoder.decode(Item.self, from: $0.data()) })
        ]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// A form as JSON.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - contentType: What the bytes are.
    public init(for type: Item.Type = Item.self, contentType: UTType) {
        self.init(for: type, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
