import FoundationEssentials
import Glibc

/// The process that holds a lock file.
///
/// It is looked for without trying the lock: whoever held it, even for a moment, would keep a daemon from starting.
package enum LockHolder {
    /// Notes this process in the file of a lock that it has taken. On a full disk the lock holds all the same, and its holder
    /// is not known.
    package static func note(in descriptor: Int32) {
        try? LockNote.write("\(getpid())\n", to: descriptor)
    }

    /// Who holds the lock at a path; nil when nobody does, or nobody can know.
    package static func find(_ path: String) -> pid_t? {
        guard let process = noted(at: path), hasOpen(path, process) else { return nil }
        return process
    }

    private static func noted(at path: String) -> pid_t? {
        guard let line = LockNote.read(at: path)?.prefix(while: { $0 != "\n" }), let process = pid_t(line) else {
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
