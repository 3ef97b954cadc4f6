import Glibc
import IntentsModel

/// The terminal of the standard input while a line is edited in it: each key arrives at once, and is shown by the editor.
enum UncookedTerminal {
    /// What it was before.
    private static let usual = Lock<termios?>(nil)

    /// - Returns: whether the terminal could be set.
    static func begin() -> Bool {
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return false }
        let before = mode
        // Signals stay: Ctrl-C cancels the run as ever.
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0 else { return false }
        usual.withLock { $0 = before }
        return true
    }

    /// Makes it what it was, once.
    static func end() {
        usual.withLock { before in
            guard var mode = before else { return }
            tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
            before = nil
        }
    }
}
