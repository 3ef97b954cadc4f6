/// A file that a value leaves as.
public struct SentTransferredFile: Hashable, Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may use the file itself instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// Sends a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Hashable, Sendable {
    /// The file; gone after the import unless it is the original.
    public let file: URL
    /// Whether this is the sender's own file.
    public let isOriginalFile: Bool

    package init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}

/// A form of a value as a file (inventory §2.19).
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation, ChannelSource {
    package let channels: [TransferChannel<Item>]

    /// A form that others can read and give.
    ///
    /// - Parameters:
    ///   - contentType: What the file is.
    ///   - shouldAttemptToOpenInPlace: Whether an import wants the sender's own file.
    ///   - exporting: Makes the file.
    ///   - importing: Makes a value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        channels = [
            Self.channel(
                contentType, inPlace: shouldAttemptToOpenInPlace, exporting: exporting, importing: importing)
        ]
    }

    /// A form that others can read.
    ///
    /// - Parameters:
    ///   - contentType: What the file is.
    ///   - shouldAllowToOpenInPlace: Whether the receiver may get the file itself; what `exporting` allows decides here.
    ///   - exporting: Makes the file.
    public init(
        exportedContentType contentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { channels = [Self.channel(contentType, inPlace: false, exporting: exporting, importing: nil)] }

    /// A form that others can give.
    ///
    /// - Parameters:
    ///   - contentType: What the file is.
    ///   - shouldAttemptToOpenInPlace: Whether an import wants the sender's own file.
    ///   - importing: Makes a value of a file.
    public init(
        importedContentType contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        channels = [
            Self.channel(contentType, inPlace: shouldAttemptToOpenInPlace, exporting: nil, importing: importing)
        ]
    }

    private static func channel(
        _ contentType: UTType, inPlace: Bool, exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) -> TransferChannel<Item> {
        var channel = TransferChannel<Item>(contentType: contentType)
        if let exporting { channel.export = { .file(try await exporting($0)) } }
        if let importing {
            channel.make = { content in
                if inPlace, case .file(let sent) = content, sent.allowAccessingOriginalFile {
                    return try await importing(ReceivedTransferredFile(file: sent.file, isOriginalFile: true))
                }
                return try await TransferFiles.withFile(of: content, type: contentType, name: nil) { file in
                    try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
                }
            }
        }
        return channel
    }
}
