import IntentsLink
import IntentsModel

/// Notifications to the system, kept until there is a connection: apps send some from their initialiser.
final class HostOutbox: Sendable {
    private struct State {
        var connection: LinkConnection?
        /// By method, the last of each.
        var kept: [String: @Sendable (LinkConnection) -> Void] = [:]
    }

    private let state = Lock(State())

    func send<Notification: LinkNotification>(_ notification: Notification) {
        // A connection that has ended takes the process with it, so a failure has no one left to tell.
        let send: @Sendable (LinkConnection) -> Void = { try? $0.notify(notification) }
        let connection = state.withLock { state in
            if state.connection == nil { state.kept[Notification.method] = send }
            return state.connection
        }
        if let connection { send(connection) }
    }

    /// Sends what was kept, and from now on everything at once.
    func connect(_ connection: LinkConnection) {
        let kept = state.withLock { state in
            state.connection = connection
            defer { state.kept = [:] }
            return state.kept.values.map { $0 }
        }
        kept.forEach { $0(connection) }
    }
}
