import IntentsLink
import IntentsModel

/// Tells what happens in runs to the clients that follow it.
final class RunEvents: Sendable {
    private struct Follower {
        var connection: LinkConnection
        /// The bundle identifier of the app whose runs it follows; nil for all.
        var app: String?
    }

    private let followers = Lock<[ObjectIdentifier: Follower]>([:])

    /// Tells a client everything from here on.
    func follow(_ app: String?, on connection: LinkConnection) {
        followers.withLock { $0[ObjectIdentifier(connection)] = Follower(connection: connection, app: app) }
    }

    func publish(_ event: RunEvent) {
        let listening = followers.withLock { Array($0.values) }
        for follower in listening where follower.app.map({ event.action.hasPrefix("\($0)/") }) ?? true {
            do {
                try follower.connection.notify(RunEventNotification(event: event))
            } catch {
                // The connection has ended, and nobody follows on it any more.
                followers.withLock { $0[ObjectIdentifier(follower.connection)] = nil }
            }
        }
    }
}
