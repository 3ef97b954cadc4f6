/// One content type that a value can leave as, come from, or both.
package struct TransferChannel<Item>: Sendable {
    package var contentType: UTType
    package var visibility = TransferRepresentationVisibility.all
    package var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
    package var isOffered: @Sendable (Item) -> Bool = { _ in true }
    package var export: (@Sendable (Item) async throws -> TransferContent)?
    package var make: (@Sendable (TransferContent) async throws -> Item)?

    /// The channel of a value that stands for this one.
    func proxied<Other>(
        exporting: (@Sendable (Other) async throws -> Item)?, importing: (@Sendable (Item) async throws -> Other)?
    ) -> TransferChannel<Other>? {
        var channel = TransferChannel<Other>(contentType: contentType, visibility: visibility)
        if let export, let exporting { channel.export = { try await export(exporting($0)) } }
        if let make, let importing { channel.make = { try await importing(make($0)) } }
        return channel.export == nil && channel.make == nil ? nil : channel
    }
}

/// What crosses between two apps.
package enum TransferContent: Sendable {
    case data(Data)
    case file(SentTransferredFile)

    /// The bytes, read from the file when there is one.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let file): try Data(contentsOf: file.file)
        }
    }
}

/// A representation that knows its channels.
protocol ChannelSource<Item>: TransferRepresentation {
    var channels: [TransferChannel<Item>] { get }
}

enum TransferChannels {
    /// The channels of any representation, through as many bodies as it has.
    static func of<R: TransferRepresentation>(_ representation: R) -> [TransferChannel<R.Item>] {
        if let source = representation as? any ChannelSource<R.Item> { return source.channels }
        // A body about another item cannot serve this one.
        return of(representation.body) as? [TransferChannel<R.Item>] ?? []
    }
}
