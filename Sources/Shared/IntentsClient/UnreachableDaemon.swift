import IntentsModel

/// A daemon that is there and cannot be asked anything.
package struct UnreachableDaemon: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// It listens, and has not answered for so long.
        case silent(Duration)
        /// It has so many connections waiting that no more can be made.
        case crowded
        /// It holds the lock, and nobody listens at the socket of this path.
        case withoutSocket(String)
    }

    package var process: Int32
    package var reason: Reason

    package init(process: Int32, reason: Reason) {
        self.process = process
        self.reason = reason
    }

    /// What is wrong.
    package var message: String {
        switch reason {
        case .silent(let time):
            "The intents daemon (process \(process)) has not answered for \(time.seconds): it is stopped, or stuck."
        case .crowded:
            "The intents daemon (process \(process)) accepts no connection any more: it is stopped, or stuck."
        case .withoutSocket(let path):
            "The intents daemon (process \(process)) runs, but nobody can reach it: its socket \(path) is gone, or not there "
                + "yet."
        }
    }

    /// What to do.
    package var fix: String { "“intents daemon stop” ends it, and the next command starts another." }

    /// What commands report that cannot do without it.
    package var error: RunError { RunError(.daemonUnavailable, "\(message) \(fix)") }
}
