/// A document that a window shows.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document, to read and to change.
    @Binding public var document: Document
    /// Where it is kept; nil as long as it is new.
    public var fileURL: URL?
    /// Whether it may be changed.
    public var isEditable: Bool

    package init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// A document, as an object, that a window shows.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Where it is kept; nil as long as it is new.
    public var fileURL: URL?
    /// Whether it may be changed.
    public var isEditable: Bool

    package init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// Windows with one document each. No window is shown here yet, so no document is opened either: the scene knows how to read
/// and show one.
nonisolated public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    /// The types of the documents.
    package let contentTypes: [UTType]
    /// The views of the document at a URL, or of a new one.
    package let content: @MainActor (URL?) throws -> Content
}

extension DocumentGroup where Document: FileDocument {
    /// Shows documents, and makes new ones.
    @MainActor @preconcurrency public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(contentTypes: Document.readableContentTypes) { url in
            let document = State(initialValue: try url.map { try Self.document(at: $0) } ?? newDocument())
            return editor(
                FileDocumentConfiguration(document: document.projectedValue, fileURL: url, isEditable: true))
        }
    }

    /// Shows documents without changing them.
    @MainActor @preconcurrency public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(contentTypes: Document.readableContentTypes) { url in
            guard let url else { throw CocoaError(.fileReadNoSuchFile) }
            let document = try Self.document(at: url)
            return viewer(FileDocumentConfiguration(document: .constant(document), fileURL: url, isEditable: false))
        }
    }

    private static func document(at url: URL) throws -> Document {
        try Document(configuration: FileDocumentReadConfiguration(reading: url))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Shows documents, and makes new ones.
    @MainActor @preconcurrency public init(
        newDocument: @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(contentTypes: Document.readableContentTypes) { url in
            let document = try url.map { try Self.object(at: $0) } ?? newDocument()
            return editor(ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: true))
        }
    }

    /// Shows documents without changing them.
    @MainActor @preconcurrency public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(contentTypes: Document.readableContentTypes) { url in
            guard let url else { throw CocoaError(.fileReadNoSuchFile) }
            let document = try Self.object(at: url)
            return viewer(ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: false))
        }
    }

    private static func object(at url: URL) throws -> Document {
        try Document(configuration: FileDocumentReadConfiguration(reading: url))
    }
}

extension FileDocumentReadConfiguration {
    /// Reads a file; its name tells the type.
    package init(reading url: URL) throws {
        let type = UTType(filenameExtension: url.pathExtension)
        self.init(contentType: type ?? .data, file: try FileWrapper(url: url))
    }
}
