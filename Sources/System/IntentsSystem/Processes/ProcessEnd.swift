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
        case .signalled(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        case .limited(let text): text
        case .unknown: "ended"
        }
    }
}
