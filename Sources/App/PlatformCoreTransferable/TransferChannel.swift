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

/// One type of value that a value can be turned into, made from, or both, without bytes in between.
package struct ValueChannel<Item>: Sendable {
    package var type: any Sendable.Type
    package var export: (@Sendable (Item) async throws -> any Sendable)?
    package var make: (@Sendable (any Sendable) async throws -> Item)?

    package init(type: any Sendable.Type) { self.type = type }
}

/// A representation that knows its channels.
package protocol ChannelSource<Item>: TransferRepresentation {
    /// The content types, the preferred one first.
    var channels: [TransferChannel<Item>] { get }
    /// The types of values, the preferred one first.
    var valueChannels: [ValueChannel<Item>] { get }
}

extension ChannelSource {
    package var valueChannels: [ValueChannel<Item>] { [] }
}

enum TransferChannels {
    /// The value channels of any representation, through as many bodies as it has.
    static func values<R: TransferRepresentation>(of representation: R) -> [ValueChannel<R.Item>] {
        if let source = representation as? any ChannelSource<R.Item> { return source.valueChannels }
        return values(of: representation.body) as? [ValueChannel<R.Item>] ?? []
    }

    /// The channels of any representation, through as many bodies as it has.
    static func of<R: TransferRepresentation>(_ representation: R) -> [TransferChannel<R.Item>] {
        if let source = representation as? any ChannelSource<R.Item> { return source.channels }
        // A body about another item cannot serve this one.
        return of(representation.body) as? [TransferChannel<R.Item>] ?? []
    }
}
