import IntentsLink
import IntentsModel

/// The verbs of the system for everyone outside the daemon: one connection, one function per verb.
///
/// Every function throws a `RunError`: the daemon's own, or one that says why the daemon could not be asked.
package final class IntentsClient: Sendable {
    private let connection: LinkConnection

    private init(_ connection: LinkConnection) { self.connection = connection }

    /// Connects to the daemon; starts or replaces it when the connector can and must.
    /// - Parameters:
    ///   - connector: where the daemon is and how it is started.
    ///   - respondent: who answers the questions of runs that this client starts.
    ///   - hear: hears what happens in runs, as far as the client has asked for it.
    package static func connect(
        through connector: DaemonConnector, respondent: any Respondent = NoRespondent(),
        hear: @escaping @Sendable (RunEvent) -> Void = { _ in }
    ) async throws -> IntentsClient {
        try await reporting {
            var handlers = handlers(for: respondent)
            handlers.onNotification(RunEventNotification.self) { message, _ in hear(message.event) }
            return IntentsClient(try await connector.connect(handlers: handlers))
        }
    }

    /// Connects to the daemon that runs now; nil when none does.
    package static func connectToRunning(through connector: DaemonConnector) async throws -> IntentsClient? {
        try await reporting {
            try await connector.connectToRunning(handlers: handlers(for: NoRespondent())).map(IntentsClient.init)
        }
    }

    private static func handlers(for respondent: any Respondent) -> LinkHandlers {
        var handlers = LinkHandlers()
        handlers.onRequest(AskRequest.self) { request, _ in await respondent.answer(to: request.prompt) }
        return handlers
    }

    /// Sends one request and waits for its answer.
    package func send<Request: LinkRequest>(_ request: Request) async throws -> Request.Reply {
        try await reporting { try await connection.send(request) }
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
