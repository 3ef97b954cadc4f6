/// Makes one representation of the statements in a closure.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A form of the item.
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// The first statement, which is the preferred form.
    public static func buildPartialBlock<Content: TransferRepresentation>(
        first: Content
    ) -> Content where Content.Item == Item { first }

    /// A further statement.
    public static func buildPartialBlock<Former: TransferRepresentation, Content: TransferRepresentation>(
        accumulated: Former, next: Content
    ) -> some TransferRepresentation<Item> where Former.Item == Item, Content.Item == Item {
        ChannelList(channels: TransferChannels.of(accumulated) + TransferChannels.of(next))
    }
}

/// Several forms in order.
struct ChannelList<Item: Transferable>: _PrimitiveTransferRepresentation, ChannelSource {
    let channels: [TransferChannel<Item>]
}
