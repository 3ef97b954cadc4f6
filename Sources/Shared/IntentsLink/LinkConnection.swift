/// One JSON-RPC connection over a stream socket, both directions at once.
///
/// To be filled: framing, limits, typed requests and notifications, peer credentials.
package final class LinkConnection: Sendable {
    package init(descriptor: Int32, handlers: LinkHandlers) { fatalError("first slice") }

    /// Starts reading; handlers are called from here on, each request in its own task.
    package func start() { fatalError("first slice") }

    /// Sends a request and waits for its reply.
    /// - Throws: the peer's `RunError`, or a `LinkError` when the connection ended or the reply was not understood.
    package func send<Request: LinkRequest>(_ request: Request) async throws -> Request.Reply {
        fatalError("first slice")
    }

    package func notify<Notification: LinkNotification>(_ notification: Notification) throws {
        fatalError("first slice")
    }

    /// Ends the connection; pending requests fail with `reason`.
    package func close(reason: String) { fatalError("first slice") }

    /// Waits until the connection has ended and returns why.
    package func waitUntilClosed() async -> LinkError { fatalError("first slice") }
}

/// What a connection does with incoming messages.
package struct LinkHandlers: Sendable {
    package init() {}

    package mutating func onRequest<Request: LinkRequest>(
        _ type: Request.Type,
        perform body: @escaping @Sendable (Request, LinkConnection) async throws -> Request.Reply
    ) { fatalError("first slice") }

    package mutating func onNotification<Notification: LinkNotification>(
        _ type: Notification.Type, perform body: @escaping @Sendable (Notification, LinkConnection) -> Void
    ) { fatalError("first slice") }
}

/// Why a connection, or one request on it, failed.
package struct LinkError: Error, Hashable, Sendable {
    package var message: String

    package init(_ message: String) { self.message = message }
}
