import Glibc
import IntentsLink

/// Held by the one daemon of a user; the kernel lets go of it when its process ends, however it does.
struct DaemonLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock.
    /// - Throws: when another process has it, or the file cannot be made.
    init(path: String) throws(DaemonError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw DaemonError("The lock \(path) cannot be made: \(String(cString: strerror(errno))).")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw DaemonError(isHeld: path)
        }
        LockHolder.note(in: descriptor)
        self.descriptor = descriptor
    }

    /// Says who listens, to whoever looks at the lock.
    func introduce(_ daemon: DaemonIdentity) throws(LinkError) { try daemon.note(in: descriptor) }

    /// Takes back what `introduce(_:)` said: the process is named, and clients greet it.
    func withdraw() { LockHolder.note(in: descriptor) }

    /// Lets another daemon take it; once, and nothing may be done with the lock afterwards.
    func release() {
        // Closing is not enough as long as a program that is just being started has the descriptor too.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

/// Why a daemon could not start.
package struct DaemonError: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
    /// Whether the reason is that one runs already.
    package var isRunning: Bool

    init(_ description: String, isRunning: Bool = false) {
        self.description = description
        self.isRunning = isRunning
    }

    /// The lock at a path is held by another process.
    fileprivate init(isHeld path: String) {
        let holder = LockHolder.find(path).map { "process \($0)" } ?? "it"
        self.init(
            "Another daemon of this user is running already (\(holder) holds \(path)). If it does not answer, “intents daemon "
                + "stop” ends it.", isRunning: true)
    }
}
