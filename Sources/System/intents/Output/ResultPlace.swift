import FoundationEssentials
import Glibc

/// Where a result goes.
///
/// A plain file is replaced in one step, so that nobody finds half of it. What is there already and is none – a device, a
/// pipe, a descriptor of the shell – is written to, and so is a file in a folder that cannot be changed.
struct ResultPlace {
    private let path: String
    private let isReplaced: Bool
    /// The permissions of the file that is replaced.
    private let mode: mode_t?

    init(_ path: String) {
        let isStream = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        var status = stat()
        let isThere = stat(path, &status) == 0
        // The file that a link means is replaced, not the link.
        self.path = isThere && !isStream ? Self.resolved(path) : path
        isReplaced =
            !isStream && (!isThere || status.st_mode & S_IFMT == S_IFREG && Self.canChangeFolder(of: self.path))
        mode = isThere ? status.st_mode & 0o777 : nil
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func canChangeFolder(of path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        return access(folder, W_OK) == 0
    }

    /// Writes what `body` writes to a descriptor.
    /// - Returns: 0 when all of it is there; otherwise why not, as `errno` has it, and a file is what it was.
    func write(_ body: (Int32) -> Bool) -> Int32 {
        let part = isReplaced ? "\(path).\(UUID().uuidString)" : path
        let descriptor = open(part, O_WRONLY | O_CLOEXEC | (isReplaced ? O_CREAT | O_EXCL : O_TRUNC), 0o666)
        guard descriptor >= 0 else { return errno }
        var reason = body(descriptor) ? 0 : errno == 0 ? EIO : errno
        if isReplaced, let mode { fchmod(descriptor, mode) }
        if close(descriptor) != 0, reason == 0 { reason = errno }
        guard isReplaced else { return reason }
        if reason == 0, rename(part, path) == 0 { return 0 }
        defer { unlink(part) }
        return reason == 0 ? errno : reason
    }
}
