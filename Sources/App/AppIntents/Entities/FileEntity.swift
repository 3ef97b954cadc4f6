import PlatformUniformTypeIdentifiers

/// An entity that is a file (inventory §2.8).
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types of files that the entity can be.
    static var supportedContentTypes: [UTType] { get }
}

/// Names a file, or a draft that is no file yet.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
    private enum Kind: Hashable, Sendable {
        case file(URL)
        case draft(String)
    }

    private let kind: Kind

    /// Names a file.
    /// - Throws: a `CocoaError` when the URL is not that of a file.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        return FileEntityIdentifier(kind: .file(url.standardizedFileURL))
    }

    /// Names a draft.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(kind: .draft(identifier))
    }

    /// Where the file is; it is found by its path, so a file that was moved is another one here.
    /// - Throws: a `CocoaError` when it is a draft or there is no file any more.
    public var fileURL: URL {
        get async throws {
            guard case .file(let url) = kind, FileManager.default.fileExists(atPath: url.path) else {
                throw CocoaError(.fileNoSuchFile)
            }
            return url
        }
    }

    /// The name of a draft; nil for a file.
    public var draftIdentifier: String? { if case .draft(let name) = kind { name } else { nil } }

    /// Whether it is no file yet.
    public var isDraft: Bool { draftIdentifier != nil }

    /// The file's URL, or the draft's name after `draft:`.
    public var entityIdentifierString: String {
        switch kind {
        case .file(let url): url.absoluteString
        case .draft(let name): "draft:\(name)"
        }
    }

    /// Reads a file URL or the name of a draft.
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        let draft = "draft:"
        if entityIdentifierString.hasPrefix(draft) {
            return .draft(identifier: String(entityIdentifierString.dropFirst(draft.count)))
        }
        guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
        return FileEntityIdentifier(kind: .file(url.standardizedFileURL))
    }
}
