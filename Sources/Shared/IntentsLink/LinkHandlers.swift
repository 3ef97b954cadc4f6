import FoundationEssentials
import IntentsModel

/// What a connection does with incoming messages.
package struct LinkHandlers: Sendable {
    /// Decodes the `params` and returns what is left to do: to call the handler and encode its reply.
    typealias RequestHandler =
        @Sendable (EnvelopeContainer, IncomingRequest) throws -> @Sendable (MessageID) async throws -> Data
    typealias NotificationHandler = @Sendable (EnvelopeContainer, LinkConnection) throws -> () -> Void

    /// Hears of requests that were not understood, why; the first of each connection, so that no peer fills a log.
    package var refused: @Sendable (String) -> Void = { _ in }

    private(set) var requests: [String: RequestHandler] = [:]
    private(set) var notifications: [String: NotificationHandler] = [:]

    package init() {}

    /// Answers requests of a type.
    /// - Parameters:
    ///   - type: the request.
    ///   - received: called in the order of arrival, before any message behind the request, with the handle that can cancel
    ///     it; it must not wait.
    ///   - body: answers it in a task of its own, which is cancelled when the connection ends. A `RunError` that it throws
    ///     crosses whole, any other error as its description.
    package mutating func onRequest<Request: LinkRequest>(
        _ type: Request.Type, received: (@Sendable (Request, IncomingRequest) -> Void)? = nil,
        perform body: @escaping @Sendable (Request, LinkConnection) async throws -> Request.Reply
    ) {
        requests[Request.method] = { container, incoming in
            let connection = incoming.connection
            let request = try container.decode(Request.self, forKey: .params)
            received?(request, incoming)
            return { id in
                let reply = try await body(request, connection)
                return try Self.frame(of: reply, to: Request.method, id: id, limits: connection.limits)
            }
        }
    }

    /// The frame of a reply; one that the link does not carry is the fault of whoever made it.
    private static func frame(
        of reply: some Encodable, to method: String, id: MessageID, limits: LinkLimits
    ) throws -> Data {
        do {
            return try LinkCoding.frame(.result(id: id, reply), limits: limits)
        } catch {
            throw RunError(.badOutput, "The reply to “\(method)” cannot be sent: \(error)")
        }
    }

    /// Handles notifications of a type, in the order of arrival and one after the other; the body must not wait.
    package mutating func onNotification<Notification: LinkNotification>(
        _ type: Notification.Type, perform body: @escaping @Sendable (Notification, LinkConnection) -> Void
    ) {
        notifications[Notification.method] = { container, connection in
            let notification = try container.decode(Notification.self, forKey: .params)
            return { body(notification, connection) }
        }
    }
}

/// A request of the peer that is being answered.
package struct IncomingRequest: Sendable {
    package let connection: LinkConnection
    let token: Int

    /// Cancels the task that answers it; without effect once it is answered.
    package func cancel() { connection.cancelAnswer(token) }
}
