import FoundationEssentials
import Glibc

/// The process that holds a lock file.
///
/// It is looked for without trying the lock: whoever held it, even for a moment, would keep a daemon from starting.
package enum LockHolder {
    /// Notes this process in the file of a lock that it has taken. On a full disk the lock holds all the same, and its holder
    /// is not known.
    package static func note(in descriptor: Int32) {
        ftruncate(descriptor, 0)
        let text = "\(getpid())\n"
        _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    }

    /// Who holds the lock at a path; nil when nobody does, or nobody can know.
    package static func find(_ path: String) -> pid_t? {
        guard let process = noted(at: path), hasOpen(path, process) else { return nil }
        return process
    }

    private static func noted(at path: String) -> pid_t? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var digits = [UInt8](repeating: 0, count: 16)
        let count = read(descriptor, &digits, digits.count)
        guard count > 0, let process = pid_t(String(decoding: digits[..<(count - 1)], as: UTF8.self)) else {
            return nil
        }
        return process > 0 ? process : nil
    }

    /// Whether a process has the file open: the note outlives its writer, whose number may be another's by now.
    private static func hasOpen(_ path: String, _ process: pid_t) -> Bool {
        var file = stat()
        guard lstat(path, &file) == 0 else { return false }
        let folder = "/proc/\(process)/fd"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { descriptor in
            var status = stat()
            return stat("\(folder)/\(descriptor)", &status) == 0 && status.st_dev == file.st_dev
                && status.st_ino == file.st_ino
        }
    }
}
