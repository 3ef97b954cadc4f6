import CPlatform
import Glibc
import IntentsModel

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
            // Ctrl-Z gives the terminal to a shell, which leaves it in its usual mode.
            platform_keep_terminal_mode(&mode)
            return true
        }
    }

    /// Makes it what it was, once.
    /// - Parameter isOver: for good; a line that begins to be read after that finds the terminal as it was.
    static func end(isOver: Bool = false) {
        state.withLock { state in
            if isOver { state.isOver = true }
            guard var mode = state.usual else { return }
            platform_keep_terminal_mode(nil)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
            state.usual = nil
        }
    }
}
