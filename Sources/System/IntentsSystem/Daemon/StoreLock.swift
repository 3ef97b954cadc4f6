import Glibc

/// Says that a daemon uses the data folder.
///
/// There can be two: a session with a runtime folder and one without (a desktop and cron) have a socket each and one store,
/// which SQLite shares well. Cleaning up is another matter: what looks left over may be the other one's install.
struct StoreLock: Sendable {
    private let descriptor: Int32
    /// Whether no other daemon uses the folder.
    let isAlone: Bool

    /// Joins the users of the folder; when it is the only one, it stays so until `share`.
    /// - Throws: when the file cannot be made.
    init(path: String) throws(DaemonError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw DaemonError("The lock \(path) cannot be made: \(String(cString: strerror(errno))).")
        }
        isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        if !isAlone { share() }
    }

    /// Lets others use the folder too.
    func share() {
        while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
    }

    /// Leaves the folder; once, and nothing may be done with the lock afterwards.
    func release() {
        // Closing is not enough as long as a program that is just being started has the descriptor too.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
