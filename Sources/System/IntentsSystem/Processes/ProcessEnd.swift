import Glibc

/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)
    /// It met a limit; with how that went, as `description` has it.
    case limited(String)
    /// It is no child of the daemon, so nobody was told.
    case unknown

    /// Whether a program that was not asked to end, and ended so, has failed.
    var isCrash: Bool { self != .exited(status: 0) && self != .unknown }
}

extension ProcessEnd: CustomStringConvertible {
    /// Completes “the program …”.
    package var description: String {
        switch self {
        case .exited(let status): "ended with exit status \(status)"
        case .signalled(let signal):
            "\(Self.meaning(of: signal)) (signal \(signal), \(String(cString: strsignal(signal))))"
        case .limited(let text): text
        case .unknown: "ended"
        }
    }

    /// What has happened to a program that a signal has ended, for who does not know the names of signals.
    private static func meaning(of signal: Int32) -> String {
        switch signal {
        case SIGSEGV, SIGBUS: "crashed, as it used memory that is not its own"
        case SIGILL, SIGTRAP: "stopped itself at an error in its code"
        case SIGABRT: "gave up"
        case SIGKILL: "was killed"
        case SIGSYS: "did what it may not"
        default: "was ended"
        }
    }
}
