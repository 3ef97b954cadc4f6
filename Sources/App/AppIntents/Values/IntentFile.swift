import Foundation
internal import IntentsContentTypes
import IntentsModel
import PlatformUniformTypeIdentifiers

/// A file that an action takes or returns (inventory §2.5).
///
/// A received file lies under its name in the app's `Inbox` while the run lasts; what is to stay must be copied.
public struct IntentFile: Hashable, Sendable {
    /// Why a file's content is not to be had.
    public enum IntentFileError: Error, Hashable, Sendable {
        /// The content cannot be read.
        case failedToLoadData
        /// The file cannot be written or found.
        case failedToLoadFile
    }

    private enum Content: Hashable, Sendable {
        case data(Data)
        case file(URL)
    }

    /// The file's name.
    public var filename: String
    /// The type; when it was not given, that of the name's extension, else what the content looks like, else data.
    public var type: UTType?
    /// Whether the file on disk is deleted when an action of the installed app has returned it, as its result or in a list.
    public var removedOnCompletion = false
    private let content: Content

    /// A file of bytes in memory.
    /// - Parameters:
    ///   - data: the content.
    ///   - filename: the name; “file” with the extension of the type when empty.
    ///   - type: the type; derived from the name's extension, else from the content, when nil.
    public init(data: Data, filename: String, type: UTType? = nil) {
        content = .data(data)
        let type = type ?? Self.type(ofFileNamed: filename) { data.prefix(ContentSignature.length) }
        self.filename = Self.name(filename, of: type)
        self.type = type
    }

    /// A file on disk.
    /// - Parameters:
    ///   - fileURL: where it is.
    ///   - filename: the name; that on disk when nil.
    ///   - type: the type; derived from the name's extension, else from the content, when nil.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        content = .file(fileURL)
        let name = filename ?? fileURL.lastPathComponent
        let type = type ?? Self.type(ofFileNamed: name) { Self.start(of: fileURL) }
        self.filename = Self.name(name, of: type)
        self.type = type
    }

    /// The content; empty when the file on disk cannot be read, which ``data(contentType:)`` tells.
    public var data: Data { (try? loaded()) ?? Data() }

    /// Where the file is on disk; nil for bytes in memory.
    public var fileURL: URL? { if case .file(let url) = content { url } else { nil } }

    /// The content.
    /// - Throws: ``IntentFileError`` when the file cannot be read.
    func loaded() throws(IntentFileError) -> Data {
        switch content {
        case .data(let data): return data
        case .file(let url):
            guard let data = try? Data(contentsOf: url) else { throw .failedToLoadData }
            return data
        }
    }

    /// The type of the name's ending, else of the content's first bytes, else data.
    private static func type(ofFileNamed name: String, start: () -> Data) -> UTType {
        UTType(filenameExtension: URL(filePath: "/" + name).pathExtension)
            ?? ContentSignature.identifier(of: start()).flatMap { UTType($0) } ?? .data
    }

    private static func name(_ name: String, of type: UTType) -> String {
        guard name.isEmpty || name == "/" else { return name }
        return ["file", type.preferredFilenameExtension].compactMap(\.self).joined(separator: ".")
    }

    /// The first bytes of a file on disk; none of one that cannot be read, which whoever needs its content will be told.
    private static func start(of url: URL) -> Data {
        guard let file = try? FileHandle(forReadingFrom: url) else { return Data() }
        defer { try? file.close() }
        return (try? file.read(upToCount: ContentSignature.length)) ?? Data()
    }
}

extension IntentFile: Codable {
    private enum CodingKeys: String, CodingKey { case filename, type, data }

    /// Decodes a file; its content is in memory then.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            data: try parts.decode(Data.self, forKey: .data),
            filename: try parts.decode(String.self, forKey: .filename),
            type: try parts.decodeIfPresent(String.self, forKey: .type).flatMap { UTType($0) })
    }

    /// Encodes the file with its content.
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.container(keyedBy: CodingKeys.self)
        try parts.encode(filename, forKey: .filename)
        try parts.encodeIfPresent(type?.identifier, forKey: .type)
        try parts.encode(try loaded(), forKey: .data)
    }
}
