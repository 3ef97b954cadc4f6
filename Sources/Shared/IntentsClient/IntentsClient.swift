import IntentsLink
import IntentsModel

/// The verbs of the system for everyone outside the daemon: one connection, one function per verb.
///
/// Every function throws a `RunError`: the daemon's own, or one that says why the daemon could not be asked.
package final class IntentsClient: Sendable {
    private let connection: LinkConnection
    private let connector: DaemonConnector

    private init(_ connection: LinkConnection, _ connector: DaemonConnector) {
        self.connection = connection
        self.connector = connector
    }

    /// Connects to the daemon; starts or replaces it when the connector can and must.
    /// - Parameters:
    ///   - connector: where the daemon is and how it is started.
    ///   - respondent: who answers the questions of runs that this client starts.
    ///   - hear: hears what happens in runs, as far as the client has asked for it.
    package static func connect(
        through connector: DaemonConnector, respondent: any Respondent = NoRespondent(),
        hear: @escaping @Sendable (RunEvent) -> Void = { _ in }
    ) async throws -> IntentsClient {
        var handlers = handlers(for: respondent)
        handlers.onNotification(RunEventNotification.self) { message, _ in hear(message.event) }
        do {
            return try await reporting { IntentsClient(try await connector.connect(handlers: handlers), connector) }
        } catch let daemon as UnreachableDaemon {
            throw daemon.error
        }
    }

    /// Looks for the daemon that runs now, starts none, and does not wait long.
    package static func look(through connector: DaemonConnector) async throws -> DaemonPresence {
        let (connector, handlers) = (connector.brief, handlers(for: NoRespondent()))
        do {
            let link = try await reporting { try await connector.greetRunning(handlers: handlers) }
            return link.map { .answering(IntentsClient($0.connection, connector), $0.daemon) } ?? .absent
        } catch let daemon as UnreachableDaemon {
            return .unreachable(daemon)
        }
    }

    private static func handlers(for respondent: any Respondent) -> LinkHandlers {
        var handlers = LinkHandlers()
        handlers.onRequest(AskRequest.self) { request, _ in await respondent.answer(to: request.prompt) }
        return handlers
    }

    /// Sends one request and waits for its answer.
    package func send<Request: LinkRequest>(_ request: Request) async throws -> Request.Reply {
        try await reporting {
            do {
                return try await connection.send(request)
            } catch {
                throw connector.silent(connection, error)?.error ?? error
            }
        }
    }

    /// Asks the daemon to end a run; the run still reports its one outcome to whoever started it.
    package func cancel(runID: String) {
        // A connection that is gone has ended the run already, and the waiting call says so.
        try? connection.notify(CancelRunNotification(runID: runID, reason: "userCancelled"))
    }

    /// Waits until the daemon has closed the connection.
    package func waitUntilClosed() async {
        _ = await connection.waitUntilClosed()
    }

    package func close() {
        connection.close(reason: "The client is done.")
    }
}
