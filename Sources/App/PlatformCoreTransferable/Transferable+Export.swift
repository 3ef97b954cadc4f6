extension Transferable {
    /// The channels of this type, the preferred one first.
    package static var channels: [TransferChannel<Self>] {
        // A representation about another item cannot serve this type.
        TransferChannels.of(transferRepresentation) as? [TransferChannel<Self>] ?? []
    }

    /// The content types that values of this type may leave as, the preferred one first.
    ///
    /// - Parameter visibility: How near the receiver is.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        unique(channels.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.contentType))
    }

    /// The content types that this value may leave as, the preferred one first.
    ///
    /// - Parameter visibility: How near the receiver is.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.unique(offers(to: visibility).map(\.contentType))
    }

    /// The name of the file that this value would be saved as, when a form suggests one.
    public var suggestedFilename: String? { offers(to: .all).lazy.compactMap { $0.suggestedFileName(self) }.first }

    /// The name of the file that this value would be saved as in a form, when that suggests one.
    package func suggestedFilename(as contentType: UTType) -> String? {
        offers(to: .all).first { $0.contentType.conforms(to: contentType) }?.suggestedFileName(self)
    }

    /// The bytes of this value in a form.
    ///
    /// - Parameter contentType: What the receiver understands; the first form that is a kind of it is used.
    /// - Throws: `TransferError` when no form fits or the form fails; it holds the form's own error.
    public func exported(as contentType: UTType) async throws -> Data {
        try await content(as: contentType).content.data()
    }

    /// Saves this value as a file in a folder.
    ///
    /// - Parameters:
    ///   - directory: The folder; nothing in it is overwritten.
    ///   - contentType: What the receiver understands; the preferred form when nil.
    /// - Returns: The new file.
    /// - Throws: `TransferError` when no form fits or the form fails, and whatever the file system throws.
    @discardableResult
    public func export(to directory: URL, contentType: UTType? = nil) async throws -> URL {
        let (content, channel) = try await content(as: contentType)
        return try TransferFiles.place(
            content, in: directory, type: channel.contentType, name: channel.suggestedFileName(self))
    }

    /// Runs `fileHandler` with this value as a file that is removed afterwards.
    ///
    /// - Parameters:
    ///   - contentType: What the receiver understands; the preferred form when nil.
    ///   - fileHandler: Uses the file.
    /// - Throws: `TransferError` when no form fits or the form fails, and whatever the file system or `fileHandler` throws.
    public func withExportedFile<Result>(
        contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let (content, channel) = try await content(as: contentType)
        return try await TransferFiles.withFile(
            of: content, type: channel.contentType, name: channel.suggestedFileName(self), fileHandler)
    }

    private func content(
        as contentType: UTType?
    ) async throws -> (content: TransferContent, channel: TransferChannel<Self>) {
        let offers = offers(to: .all)
        let fitting = offers.first { offer in contentType.map(offer.contentType.conforms) ?? true }
        guard let channel = fitting, let export = channel.export else {
            throw TransferError.notExported(
                Self.self, as: contentType ?? .item, offered: Self.unique(offers.map(\.contentType)))
        }
        do {
            return (try await export(self), channel)
        } catch {
            throw TransferError.failed(Self.self, "exported as \(channel.contentType)", error)
        }
    }

    private func offers(to viewer: TransferRepresentationVisibility) -> [TransferChannel<Self>] {
        Self.channels.filter { $0.export != nil && $0.visibility.includes(viewer) && $0.isOffered(self) }
    }

    fileprivate static func unique(_ types: [UTType]) -> [UTType] {
        types.reduce(into: []) { list, type in if !list.contains(type) { list.append(type) } }
    }
}

extension Transferable {
    /// The content types that values of this type can be made from, the preferred one first.
    public static func importedContentTypes() -> [UTType] {
        unique(channels.filter { $0.make != nil }.map(\.contentType))
    }

    /// Makes a value of bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - contentType: What they are; the first form that reads bytes when nil.
    /// - Throws: `TransferError` when no form fits or the form fails; it holds the form's own error.
    public init(importing data: Data, contentType: UTType? = nil) async throws {
        self = try await Self.make(of: .data(data), contentType: contentType)
    }

    /// Makes a value of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - contentType: What it is; told by its name when nil.
    /// - Throws: `TransferError` when no form fits or the form fails; it holds the form's own error.
    public init(importing file: URL, contentType: UTType? = nil) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        self = try await Self.make(of: .file(SentTransferredFile(file)), contentType: type)
    }

    private static func make(of content: TransferContent, contentType: UTType?) async throws -> Self {
        let fitting = channels.first { channel in
            channel.make != nil && (contentType.map { $0.conforms(to: channel.contentType) } ?? true)
        }
        guard let channel = fitting, let make = channel.make else {
            throw TransferError.notImported(Self.self, from: contentType, accepted: importedContentTypes())
        }
        do {
            return try await make(content)
        } catch {
            throw TransferError.failed(Self.self, "made from \(channel.contentType)", error)
        }
    }
}
