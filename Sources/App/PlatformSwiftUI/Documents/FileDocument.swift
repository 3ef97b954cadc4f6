/// A document that is a value: it is read from a file and written to one.
public protocol FileDocument {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// How a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that a document is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that a document is written as; those it is read from unless the document says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// The document as a file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that a document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
    /// The type to write.
    public let contentType: UTType
    /// The file that is there; nil for a new one.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper? = nil) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// A document that is an object: it is written from a snapshot, so that it can change meanwhile.
public protocol ReferenceFileDocument: ObservableObject {
    /// The document as it was at one moment.
    associatedtype Snapshot
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// How a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that a document is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that a document is written as; those it is read from unless the document says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// The document as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// A snapshot as a file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that a document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
