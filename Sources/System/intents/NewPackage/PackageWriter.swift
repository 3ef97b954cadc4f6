import FoundationEssentials
import Glibc
import IntentsModel

/// Writes the files of a new package, all or none.
struct PackageWriter: Sendable {
    /// The folder to make; it does not exist yet.
    var folder: String

    /// - Parameter files: contents by path inside the folder.
    func write(_ files: [(path: String, content: String)]) throws {
        let draft = "\(folder).new-\(UUID().uuidString)"
        do {
            for file in files { try write(file.content, to: "\(draft)/\(file.path)") }
            try FileManager.default.moveItem(atPath: draft, toPath: folder)
        } catch {
            // Whatever was written is of no use; that it cannot be removed would hide why.
            try? FileManager.default.removeItem(atPath: draft)
            throw RunError("failure", "\(folder) cannot be made: \(reason(error)).")
        }
    }

    /// Takes the package away again.
    func remove() {
        // The reason for which it goes is what there is to say.
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ content: String, to path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            atPath: url.deletingLastPathComponent().path, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: url)
    }

    private func reason(_ error: any Error) -> String {
        guard let error = error as? CocoaError, let cause = error.underlying as? POSIXError else { return "\(error)" }
        return String(cString: strerror(cause.code.rawValue))
    }
}
