import IntentsLink
import IntentsModel

/// What a process tells and asks the system. Notifications are kept until there is a connection, and requests wait for it:
/// apps send some from their initialiser.
final class HostOutbox: Sendable {
    private struct State {
        var connection: LinkConnection?
        /// By name, the last of each.
        var kept: [String: @Sendable (LinkConnection) -> Void] = [:]
        var waiting: [AsyncStream<LinkConnection>.Continuation] = []
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
        let (kept, waiting) = state.withLock { state in
            state.connection = connection
            defer { (state.kept, state.waiting) = ([:], []) }
            return (state.kept.values.map { $0 }, state.waiting)
        }
        kept.forEach { $0(connection) }
        for waiter in waiting {
            waiter.yield(connection)
            waiter.finish()
        }
    }

    /// The connection, once there is one.
    /// - Returns: nil when there was none in time.
    func connection(within patience: Duration) async -> LinkConnection? {
        let (stream, continuation) = AsyncStream<LinkConnection>.makeStream()
        let connection = state.withLock { state in
            if state.connection == nil { state.waiting.append(continuation) }
            return state.connection
        }
        if let connection { return connection }
        return await withTaskGroup(of: LinkConnection?.self) { group in
            group.addTask { await stream.first { _ in true } }
            group.addTask {
                // Cancelled once the connection is there.
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}
