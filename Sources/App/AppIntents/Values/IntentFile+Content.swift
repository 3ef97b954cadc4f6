import Foundation
import IntentsModel
import PlatformUniformTypeIdentifiers

extension IntentFile {
    /// The types that the content can be had in: its own.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The content in a type.
    /// - Parameter contentType: the file's type, or one that it conforms to.
    /// - Throws: ``IntentFileError/failedToLoadData`` when the file is of another type or cannot be read.
    public func data(contentType: UTType) async throws -> Data {
        try requireType(contentType, else: .failedToLoadData)
        return try loaded()
    }

    /// The content as a file on disk.
    /// - Parameters:
    ///   - contentType: the file's type, or one that it conforms to.
    ///   - destinationDirectory: where a copy is made; without one the file is opened where it is.
    /// - Returns: where the file is, and whether that is the original.
    /// - Throws: ``IntentFileError/failedToLoadFile`` when the file is of another type, or cannot be read or written.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        try requireType(contentType, else: .failedToLoadFile)
        if destinationDirectory == nil, let fileURL { return (fileURL, true) }
        let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
        return (try store(in: folder), false)
    }

    /// Hands over the content as a file on disk, which is gone afterwards unless it is the original.
    /// - Parameters:
    ///   - contentType: the file's type, or one that it conforms to.
    ///   - allowOpenInPlace: whether the original may be handed over.
    ///   - fileHandler: uses the file; told whether it is the original.
    /// - Throws: ``IntentFileError/failedToLoadFile``, or what the handler throws.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false, fileHandler: (URL, Bool) throws -> Result
    ) async throws -> Result {
        try requireType(contentType, else: .failedToLoadFile)
        if allowOpenInPlace, let fileURL { return try fileHandler(fileURL, true) }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try fileHandler(try store(in: folder), false)
    }

    /// Writes the content under the file's reduced name.
    /// - Parameter linking: whether a file on disk may get a second name instead of a copy.
    func store(in folder: URL, linking: Bool = false) throws -> URL {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let url = folder.appending(path: FileValue.reduced(filename))
            if let source = fileURL?.resolvingSymlinksInPath() {
                guard source != url.resolvingSymlinksInPath() else { return url }
                try? FileManager.default.removeItem(at: url)
                if !linking || (try? FileManager.default.linkItem(at: source, to: url)) == nil {
                    try FileManager.default.copyItem(at: source, to: url)
                }
            } else {
                try data.write(to: url, options: .atomic)
            }
            return url
        } catch {
            throw IntentFileError.failedToLoadFile
        }
    }

    /// What the content of a file without an ending looks like is only the general kind: it may be any kind of that.
    private func requireType(_ wanted: UTType, else error: IntentFileError) throws {
        guard let type, !type.conforms(to: wanted) else { return }
        guard URL(filePath: "/" + filename).pathExtension.isEmpty, wanted.conforms(to: type) else { throw error }
    }
}
