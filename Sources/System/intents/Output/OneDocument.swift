import Glibc
import IntentsModel

/// Sees to it that a command prints one document, whether it is its own or the one that is printed when a signal ends it.
final class OneDocument: Sendable {
    private let isPrinted = Lock(false)

    /// Prints the command's own. A signal that comes meanwhile waits, so that no document is cut off.
    func print(_ body: () -> Void) {
        isPrinted.withLock { isPrinted in
            isPrinted = true
            body()
        }
    }

    /// Prints what takes its place, unless the command has printed, and ends the process, so that nothing follows.
    func end(_ status: Int32, printing body: () -> Void) -> Never {
        isPrinted.withLock { isPrinted in
            if !isPrinted { body() }
            _exit(status)
        }
    }
}
