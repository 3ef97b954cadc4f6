/// A form of a value as bytes in memory (inventory §2.19).
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation, ChannelSource {
    package let channels: [TransferChannel<Item>]

    /// A form that others can read and give.
    ///
    /// - Parameters:
    ///   - contentType: What the bytes are.
    ///   - exporting: Makes the bytes.
    ///   - importing: Makes a value of bytes.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { channels = [Self.channel(contentType, exporting: exporting, importing: importing)] }

    /// A form that others can read.
    ///
    /// - Parameters:
    ///   - contentType: What the bytes are.
    ///   - exporting: Makes the bytes.
    public init(exportedContentType contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        channels = [Self.channel(contentType, exporting: exporting, importing: nil)]
    }

    /// A form that others can give.
    ///
    /// - Parameters:
    ///   - contentType: What the bytes are.
    ///   - importing: Makes a value of bytes.
    public init(importedContentType contentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        channels = [Self.channel(contentType, exporting: nil, importing: importing)]
    }

    private static func channel(
        _ contentType: UTType, exporting: (@Sendable (Item) async throws -> Data)?,
        importing: (@Sendable (Data) async throws -> Item)?
    ) -> TransferChannel<Item> {
        var channel = TransferChannel<Item>(contentType: contentType)
        if let exporting { channel.export = { .data(try await exporting($0)) } }
        if let importing { channel.make = { try await importing($0.data()) } }
        return channel
    }
}
