import Foundation

/// A folder of one test, removed with everything in it at its end.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/link-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    static func / (folder: TemporaryFolder, name: String) -> String { "\(folder.path)/\(name)" }
}

/// The permissions of a file, without its kind.
func mode(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mode & 0o777) : -1
}
