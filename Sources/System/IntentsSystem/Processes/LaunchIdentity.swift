import Glibc
import IntentsModel

/// Names one start of a program by one daemon; every process that the program makes inherits it in its environment.
struct LaunchIdentity: Hashable, Sendable {
    /// `daemon's process id.daemon's start.number`.
    let text: String

    private static let count = Lock(0)

    /// A name that no start has had.
    static func next() -> LaunchIdentity {
        let number = count.withLock {
            $0 += 1; return $0
        }
        let daemon = ProcessEntry(getpid())
        return LaunchIdentity(text: "\(getpid()).\(daemon?.startTime ?? 0).\(number)")
    }

    init(text: String) { self.text = text }

    /// Whether the daemon that made it lives.
    var hasDaemon: Bool {
        let parts = text.split(separator: ".")
        guard parts.count == 3, let pid = pid_t(parts[0]), let start = UInt64(parts[1]) else { return true }
        return ProcessEntry(pid)?.startTime == start
    }
}
