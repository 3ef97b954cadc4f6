extension TransferRepresentation {
    /// Limits who may see these forms.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    /// Names the file that a value is saved as.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.suggestedFileName = { _ in fileName } }
    }

    /// Names the file that a value is saved as; nil leaves the choice to the receiver.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { changed { $0.suggestedFileName = fileName } }

    /// Offers these forms only for some values.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { changed { $0.isOffered = condition } }

    private func changed(_ change: (inout TransferChannel<Item>) -> Void) -> ChannelList<Item> {
        ChannelList(
            channels: TransferChannels.of(self).map { channel in
                var channel = channel
                change(&channel)
                return channel
            }, valueChannels: TransferChannels.values(of: self))
    }
}
