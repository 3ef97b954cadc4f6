import Glibc

/// What signals mean to every command.
enum StandardSignals {
    /// Makes them independent of what started the program; to be done before any other thread is started.
    static func restore() {
        // A reader that goes away ends a command quietly: writing tells, instead of the signal.
        signal(SIGPIPE, SIG_IGN)
        // Swift's run time would answer Ctrl-\ with a backtrace until the command hears it itself.
        signal(SIGQUIT, SIG_DFL)
        // A thread that blocked signals for itself has passed that on, when it started this program.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }
}
