/// A form of a value as the forms of another value that stands for it (inventory §2.19).
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
    _PrimitiveTransferRepresentation, ChannelSource
{
    private let exporting: (@Sendable (Item) async throws -> Proxy)?
    private let importing: (@Sendable (Proxy) async throws -> Item)?

    /// A value that can be made from its proxy too.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// A value that leaves as its proxy.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        self.exporting = exporting
        importing = nil
    }

    /// A value that is made from its proxy.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    package var channels: [TransferChannel<Item>] {
        TransferChannels.of(Proxy.transferRepresentation).compactMap {
            ($0 as? TransferChannel<Proxy>)?.proxied(exporting: exporting, importing: importing)
        }
    }
}
