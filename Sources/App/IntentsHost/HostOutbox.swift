import IntentsLink
import IntentsModel

/// What the system is told, kept until there is a connection: apps tell some from their initialiser.
final class HostOutbox: Sendable {
    private struct State {
        var connection: LinkConnection?
        /// By name, the last of each.
        var kept: [String: @Sendable (LinkConnection) -> Void] = [:]
    }

    private let state = Lock(State())

    /// The connection, once the system listens.
    var connection: LinkConnection? { state.withLock { $0.connection } }

    func send<Notification: LinkNotification>(_ notification: Notification) {
        // A connection that has ended takes the process with it, so a failure has no one left to tell.
        whenConnected(Notification.method) { try? $0.notify(notification) }
    }

    /// Does something with the connection: now, or once it is there, then the last of each name.
    func whenConnected(_ name: String, _ body: @escaping @Sendable (LinkConnection) -> Void) {
        let connection = state.withLock { state in
            if state.connection == nil { state.kept[name] = body }
            return state.connection
        }
        if let connection { body(connection) }
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
