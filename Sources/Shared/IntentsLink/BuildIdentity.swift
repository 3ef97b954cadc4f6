import Glibc

/// Tells one build of the daemon from another, so that a rebuilt one takes over from the one that still runs.
///
/// It is taken from the file of the daemon's executable: the client looks at the `intentsd` it would start, the daemon
/// looks at its own file when it starts, and both get the same text as long as it is the same file.
package enum BuildIdentity {
    /// The identity of the executable at a path; nil when there is none.
    package static func ofExecutable(at path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    /// The identity of this process's executable; ask once at the start, before the file can be replaced.
    package static func ofThisProcess() -> String? {
        ofExecutable(at: "/proc/self/exe")
    }
}
