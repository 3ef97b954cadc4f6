import Glibc
import IntentsModel

/// The mode of the terminal while a line is edited.
///
/// A C signal handler can reach nothing but a global; it is written once at a time, before the handler is installed.
nonisolated(unsafe) private var editingMode = termios()

/// The terminal of the standard input while a line is edited in it: each key arrives at once, and is shown by the editor.
enum UncookedTerminal {
    private struct State {
        /// What the terminal was before.
        var usual: termios?
        /// Nobody waits for a line any more.
        var isOver = false
    }

    private static let state = Lock(State())

    /// - Returns: whether the terminal could be set.
    static func begin() -> Bool {
        state.withLock { state in
            var mode = termios()
            guard !state.isOver, tcgetattr(STDIN_FILENO, &mode) == 0 else { return false }
            let before = mode
            // Signals stay: Ctrl-C cancels the run as ever.
            mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
            guard tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0 else { return false }
            state.usual = before
            editingMode = mode
            // Ctrl-Z gives the terminal to a shell, which leaves it in its usual mode.
            signal(SIGCONT) { _ in tcsetattr(STDIN_FILENO, TCSANOW, &editingMode) }
            return true
        }
    }

    /// Makes it what it was, once.
    /// - Parameter isOver: for good; a line that begins to be read after that finds the terminal as it was.
    static func end(isOver: Bool = false) {
        state.withLock { state in
            if isOver { state.isOver = true }
            guard var mode = state.usual else { return }
            signal(SIGCONT, SIG_DFL)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
            state.usual = nil
        }
    }
}
