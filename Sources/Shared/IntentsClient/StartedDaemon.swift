import Glibc
import IntentsLink
import IntentsModel

/// A daemon that this process started.
///
/// It outlives short clients; in a long one, a thread collects it when it ends, so that it never stays as a zombie.
package final class StartedDaemon: Sendable {
    package let process: pid_t
    private let end = Lock<Int32?>(nil)

    init(process: pid_t) {
        self.process = process
        // Without a thread the end is not noticed, and the wait for the daemon's answer ends with its patience.
        try? BackgroundThread.start { [self] in waitForEnd() }
    }

    /// How it ended, in the form of `wait`; nil as long as it runs.
    package var waitStatus: Int32? { end.withLock { $0 } }

    private func waitForEnd() {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return }
        }
        end.withLock { $0 = status }
    }
}
