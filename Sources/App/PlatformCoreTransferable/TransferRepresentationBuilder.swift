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
    ) -> TupleTransferRepresentation<Item, (Former, Content)> where Former.Item == Item, Content.Item == Item {
        TupleTransferRepresentation(
            channels: TransferChannels.of(accumulated) + TransferChannels.of(next),
            valueChannels: TransferChannels.values(of: accumulated) + TransferChannels.values(of: next))
    }

    /// The forms of an `if` whose condition holds.
    public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
        first: First
    ) -> _ConditionalTransferRepresentation<First, Second> where First.Item == Item, Second.Item == Item {
        _ConditionalTransferRepresentation(first)
    }

    /// The forms of an `else`.
    public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
        second: Second
    ) -> _ConditionalTransferRepresentation<First, Second> where First.Item == Item, Second.Item == Item {
        _ConditionalTransferRepresentation(second)
    }

    /// The forms of an `if` without `else`: none when its condition does not hold.
    public static func buildOptional<Content: TransferRepresentation>(
        _ content: Content?
    ) -> some TransferRepresentation<Item> where Content.Item == Item {
        ChannelList(
            channels: content.map(TransferChannels.of) ?? [], valueChannels: content.map(TransferChannels.values) ?? [])
    }

    /// The forms of an `if #available`.
    public static func buildLimitedAvailability<Content: TransferRepresentation>(
        _ content: Content
    ) -> some TransferRepresentation<Item> where Content.Item == Item {
        ChannelList(
            channels: TransferChannels.of(content), valueChannels: TransferChannels.values(of: content))
    }
}

/// Several forms in order.
struct ChannelList<Item: Transferable>: _PrimitiveTransferRepresentation, ChannelSource {
    package let channels: [TransferChannel<Item>]
    package let valueChannels: [ValueChannel<Item>]
}

/// Several forms in order: what a builder makes of several statements (inventory §2.19).
public struct TupleTransferRepresentation<Item: Transferable, Value>: _PrimitiveTransferRepresentation, ChannelSource {
    package let channels: [TransferChannel<Item>]
    package let valueChannels: [ValueChannel<Item>]
}

/// One of two forms: what a builder makes of `if` and `else` (inventory §2.19).
public struct _ConditionalTransferRepresentation<
    TrueContent: TransferRepresentation, FalseContent: TransferRepresentation
>: _PrimitiveTransferRepresentation, ChannelSource where TrueContent.Item == FalseContent.Item {
    /// The value's type.
    public typealias Item = TrueContent.Item

    package let channels: [TransferChannel<Item>]
    package let valueChannels: [ValueChannel<Item>]

    init<Content: TransferRepresentation>(_ content: Content) where Content.Item == TrueContent.Item {
        channels = TransferChannels.of(content)
        valueChannels = TransferChannels.values(of: content)
    }
}
