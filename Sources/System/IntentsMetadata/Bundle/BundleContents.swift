import FoundationEssentials
import Glibc

/// The files of a bundle, looked at without following anything out of it.
struct BundleContents {
    /// The bundle's folder with every link resolved.
    let root: String
    /// The name that messages use.
    let name: String

    /// More files than any real app has; a guard against a bundle that never ends.
    private static let maximumCount = 100_000
    private static let maximumDepth = 64

    init(path: String) throws(BundleError) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        guard let resolved = Self.resolve(path) else {
            throw BundleError(.notFound, "There is no bundle at \(path): give the path that “intents build” printed.")
        }
        root = resolved
        guard Self.status(of: resolved)?.isFolder == true else {
            throw BundleError(
                .notAFolder, "\(path) is not a folder: give the path of the bundle that “intents build” printed.")
        }
    }

    /// Refuses links that leave the bundle, files that are neither files, folders nor links, and endless trees.
    func verify() throws(BundleError) {
        var count = 0
        try verify(folder: "", depth: 0, count: &count)
    }

    private func verify(folder: String, depth: Int, count: inout Int) throws(BundleError) {
        for entry in try entries(of: folder) {
            count += 1
            guard count <= Self.maximumCount, depth < Self.maximumDepth else {
                throw BundleError(
                    .tooLarge,
                    "\(name) has more than \(Self.maximumCount) files or \(Self.maximumDepth) nested folders: remove"
                        + " what the app does not need.")
            }
            let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
            switch Self.status(of: "\(root)/\(path)") {
            case let status? where status.isFolder: try verify(folder: path, depth: depth + 1, count: &count)
            case let status? where status.isFile: break
            case let status? where status.isLink: try verify(link: path)
            default:
                throw BundleError(
                    .unsupportedFile,
                    "\(name)/\(path) is neither a file, a folder nor a link: remove it from the bundle.")
            }
        }
    }

    private func verify(link path: String) throws(BundleError) {
        guard let target = Self.resolve("\(root)/\(path)"), target == root || target.hasPrefix(root + "/") else {
            throw BundleError(
                .leavesBundle,
                "\(name)/\(path) is a link that leaves the bundle or points to nothing: put the file itself there.")
        }
    }

    private func entries(of folder: String) throws(BundleError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
        } catch {
            throw BundleError(.unsupportedFile, "\(name)/\(folder) cannot be read: check its permissions.")
        }
    }

    /// The names in a folder; none when there is no such folder.
    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).sorted()
    }

    /// The bytes of a file, nothing when there is no such file.
    func data(_ path: String, limit: Int) throws(BundleError) -> Data? {
        guard let status = Self.status(of: "\(root)/\(path)", followingLinks: true), status.isFile else { return nil }
        guard status.size <= limit else {
            throw BundleError(
                .tooLarge, "\(name)/\(path) has \(status.size) bytes, more than the \(limit) that are read.")
        }
        guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
            throw BundleError(.unsupportedFile, "\(name)/\(path) cannot be read: check its permissions.")
        }
        return data
    }

    func status(_ path: String) -> FileStatus? { Self.status(of: "\(root)/\(path)", followingLinks: true) }

    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func status(of path: String, followingLinks: Bool = false) -> FileStatus? {
        var buffer = stat()
        guard (followingLinks ? stat(path, &buffer) : lstat(path, &buffer)) == 0 else { return nil }
        return FileStatus(mode: buffer.st_mode, size: Int(buffer.st_size))
    }
}

/// Kind, permissions and size of a file.
struct FileStatus {
    var mode: mode_t
    var size: Int

    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var isFile: Bool { mode & S_IFMT == S_IFREG }
    var isLink: Bool { mode & S_IFMT == S_IFLNK }
    var isExecutable: Bool { mode & (S_IXUSR | S_IXGRP | S_IXOTH) != 0 }
}
