import Glibc
import IntentsModel

/// Sees to it that a command prints one document, whether it is its own or the one that is printed when a signal ends it.
final class OneDocument: Sendable {
    private struct State {
        var isPrinted = false
        /// The exit status that what was printed calls for.
        var status: Int32?
    }

    private let state = Lock(State())

    /// Prints the command's own. A signal that comes meanwhile waits, so that no document is cut off.
    /// - Parameter status: the exit status that it calls for, also when a signal comes after it.
    func print(for status: Int32? = nil, _ body: () -> Void) {
        state.withLock { state in
            state = State(isPrinted: true, status: status)
            body()
        }
    }

    /// Prints what takes its place, unless the command has printed, and ends the process, so that nothing follows.
    func end(_ status: Int32, printing body: () -> Void) -> Never {
        state.withLock { state in
            if !state.isPrinted { body() }
            _exit(state.status ?? status)
        }
    }
}
