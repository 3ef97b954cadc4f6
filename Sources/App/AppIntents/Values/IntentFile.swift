import Foundation
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
    /// The type; derived from the name's extension when it was not given.
    public var type: UTType?
    /// Whether the file is deleted when the run that returned it has ended.
    public var removedOnCompletion = false
    private let content: Content

    /// A file of bytes in memory.
    /// - Parameters:
    ///   - data: the content.
    ///   - filename: the name.
    ///   - type: the type; derived from the name's extension when nil.
    public init(data: Data, filename: String, type: UTType? = nil) {
        content = .data(data)
        self.filename = filename
        self.type = type ?? UTType(filenameExtension: Self.pathExtension(of: filename))
    }

    /// A file on disk.
    /// - Parameters:
    ///   - fileURL: where it is.
    ///   - filename: the name; that on disk when nil.
    ///   - type: the type; derived from the name's extension when nil.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        content = .file(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filenameExtension: Self.pathExtension(of: self.filename))
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

    private static func pathExtension(of name: String) -> String { URL(filePath: "/" + name).pathExtension }
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
