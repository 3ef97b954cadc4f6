import Foundation
import IntentsHost
import IntentsModel
import PlatformFoundation
import PlatformUniformTypeIdentifiers

extension IntentFile: _IntentValue {
    /// Nothing but files.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<IntentFile>()
    }

    /// A file.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.file) }

    /// Takes a file, and places it in the run's folder of the app's inbox.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> IntentFile {
        guard case .file(let file) = value else { throw RunError.mismatch(value, needed: "A file") }
        let type = file.typeIdentifier.flatMap { UTType($0) }
        do {
            let folder = RunInbox.folder(for: file.filename)
            let sent =
                file.handover.map { IntentFile(fileURL: URL(filePath: $0.place), filename: file.filename, type: type) }
                ?? IntentFile(data: file.data, filename: file.filename, type: type)
            let place = try sent.store(in: folder, linking: file.handover != nil)
            return IntentFile(fileURL: place, filename: file.filename, type: sent.type)
        } catch {
            throw RunError(.badOutput, "The file “\(file.filename)” cannot be placed in the app's inbox.")
        }
    }

    /// The file with its content, which waits in the run's folder when it is large; that of one that cannot be read is empty,
    /// which results are checked for before.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        if let handover = handedOver() {
            return .file(FileValue(filename: filename, typeIdentifier: type?.identifier, handover: handover))
        }
        return .file(FileValue(filename: filename, typeIdentifier: type?.identifier, data: data))
    }
}

extension IntentFile {
    /// Checks that the content can cross.
    /// - Throws: a `RunError` that names the file when it cannot be read or is too large.
    func checkForCrossing() throws {
        guard !FileValue.isPath(filename) else {
            throw RunError(
                .badOutput,
                "The action returned a file with the name “\(filename)”, which is a path; a file has a name without folders."
            )
        }
        guard let size else {
            throw RunError(.badOutput, "The action returned the file “\(filename)”, which cannot be read.")
        }
        guard size <= FileValue.maximumSize else {
            throw RunError(
                .badOutput,
                "The action returned the file “\(filename)”, which is larger than \(FileValue.maximumSize >> 30) GB, the most "
                    + "that a file may have.")
        }
    }

    /// Deletes the file on disk whose content has crossed, when it is to go with its run. A test's values are read after the run.
    func removeOnCompletion() {
        guard removedOnCompletion, let fileURL, AppDirectories.current.isInContainer else { return }
        try? FileManager.default.removeItem(at: fileURL)
    }

    /// The size of the content in bytes; nil when it cannot be read.
    private var size: Int? {
        guard let fileURL else { return data.count }
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        return try? fileURL.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey]).fileSize
    }

    /// A large content in the folder in which the current run's files cross.
    /// - Returns: nil when it is small, or there is no such folder.
    private func handedOver() -> FileValue.Handover? {
        guard let path = RunScope.current?.context.handover, let size, size > FileValue.inlineSize else { return nil }
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        let name = UUID().uuidString.lowercased()
        let place = folder.appending(path: name)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try put(at: place)
            return FileValue.Handover(place: name, size: size)
        } catch {
            // Then it crosses in its message as far as it can, and the run says so where it cannot.
            return nil
        }
    }

    /// Makes a file of the content; one on disk gets a second name where that is possible.
    private func put(at place: URL) throws {
        guard let source = fileURL?.resolvingSymlinksInPath() else { return try data.write(to: place) }
        if (try? FileManager.default.linkItem(at: source, to: place)) == nil {
            try FileManager.default.copyItem(at: source, to: place)
        }
    }
}

/// The folder of received files, which goes when the run ends.
enum RunInbox {
    /// A folder in which no file has the name yet: that of the current run, or a numbered one in it; outside a run, a
    /// new one.
    static func folder(for filename: String) -> URL {
        let folder = folder(of: RunScope.current?.runID ?? UUID().uuidString)
        func exists(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }
        guard exists(folder.appending(path: FileValue.reduced(filename))) else { return folder }
        var number = 2
        while exists(folder.appending(path: "\(number)")) { number += 1 }
        return folder.appending(path: "\(number)")
    }

    /// Removes what the current run of an installed app has received; its values have crossed by then. A test's values are read
    /// after the run.
    static func clear() {
        guard let run = RunScope.current?.runID, AppDirectories.current.isInContainer else { return }
        try? FileManager.default.removeItem(at: folder(of: run))
    }

    private static func folder(of run: String) -> URL {
        AppDirectories.current.inbox.appending(path: FileValue.reduced(run))
    }
}
