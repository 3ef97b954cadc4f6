import IntentsLink

/// What is found where the daemon should be.
package enum DaemonPresence: Sendable {
    case absent
    case answering(IntentsClient, DaemonStatus)
    /// It is there, and cannot be asked.
    case unreachable(UnreachableDaemon)
}
