import Glibc

/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)
    /// It is no child of the daemon, so nobody was told.
    case unknown
}

extension ProcessEnd: CustomStringConvertible {
    /// Completes “the program …”.
    package var description: String {
        switch self {
        case .exited(let status): "ended with exit status \(status)"
        case .signalled(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        case .unknown: "ended"
        }
    }
}
