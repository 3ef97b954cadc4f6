import FoundationEssentials
import Glibc

/// A folder of one test, removed with everything in it at its end.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/system-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Makes the folder that a session has for sockets: for `XDG_RUNTIME_DIR`.
    func makeSessionDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(path)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    static func / (folder: TemporaryFolder, name: String) -> String { "\(folder.path)/\(name)" }
}

/// Every file and folder below a path, relative to it.
func contents(of folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
}

func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

func write(_ text: String, to path: String, mode: mode_t = 0o644) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, mode)
}
