import FoundationEssentials

/// A received JSON-RPC object, decoded in one pass: the handler of its method, or the pending request of its id, says
/// which types its parts have.
enum IncomingMessage: DecodableWithConfiguration {
    case request(MessageID, method: String, token: Int, perform: @Sendable (MessageID) async throws -> Data)
    /// A request that is answered with an error at once.
    case refused(MessageID, ErrorObject)
    /// A notification, or the reply to a request of ours: what is left to do.
    case handled(() -> Void)

    /// - Parameter connection: the one that the message came on.
    /// - Throws: a `LinkError` for an object that is no message of the protocol, which ends the connection.
    init(from decoder: any Decoder, configuration connection: LinkConnection) throws {
        guard let container = try? decoder.container(keyedBy: EnvelopeKey.self) else {
            throw LinkError("A message is not a JSON object.")
        }
        let version = try? container.decode(String.self, forKey: .jsonrpc)
        guard version == "2.0" else {
            throw LinkError("A message is not JSON-RPC 2.0: “jsonrpc” is \(version.map { "“\($0)”" } ?? "missing").")
        }
        guard container.contains(.method) else {
            self = try Self.reply(container, on: connection)
            return
        }
        guard let method = try? container.decode(String.self, forKey: .method) else {
            throw LinkError("A message has a “method” that is not a text.")
        }
        if container.contains(.id) {
            self = try Self.request(method, container, on: connection)
        } else {
            self = Self.notification(method, container, on: connection)
        }
    }

    private static func request(
        _ method: String, _ container: EnvelopeContainer, on connection: LinkConnection
    ) throws -> IncomingMessage {
        guard let id = try? container.decode(MessageID.self, forKey: .id) else {
            throw LinkError("A request has an “id” that is neither a number nor a text.")
        }
        guard let handler = connection.handlers.requests[method] else {
            return .refused(
                id, ErrorObject(code: ErrorObject.Code.methodNotFound, message: "There is no method “\(method)” here."))
        }
        guard let token = connection.reserveAnswer() else {
            return .refused(id, ErrorObject(tooManyRequests: connection.limits.concurrentRequests))
        }
        do {
            let perform = try handler(container, IncomingRequest(connection: connection, token: token))
            return .request(id, method: method, token: token, perform: perform)
        } catch {
            connection.finishAnswer(token)
            let problem = "The parameters of “\(method)” were not understood: \(LinkCoding.explain(error))"
            return .refused(id, ErrorObject(code: ErrorObject.Code.invalidParams, message: problem))
        }
    }

    /// Nobody waits for an answer to a notification, so JSON-RPC wants one that is not understood to be passed over.
    private static func notification(
        _ method: String, _ container: EnvelopeContainer, on connection: LinkConnection
    ) -> IncomingMessage {
        .handled((try? connection.handlers.notifications[method]?(container, connection)) ?? {})
    }

    private static func reply(
        _ container: EnvelopeContainer, on connection: LinkConnection
    ) throws -> IncomingMessage {
        guard container.contains(.result) || container.contains(.error) else {
            throw LinkError("A message has neither “method” nor “result” nor “error”.")
        }
        let error = try? container.decodeIfPresent(ErrorObject.self, forKey: .error)
        guard let id = try? container.decode(Int.self, forKey: .id) else {
            // The peer could not read one of our messages, and says why before it leaves.
            throw LinkError(error.map { "The other side refused a message: \($0.message)" } ?? "A reply has no “id”.")
        }
        guard let pending = try connection.takePending(id) else { return .handled {} }
        if let error { return .handled { pending.fail(error.thrown) } }
        return .handled(pending.succeed(container))
    }
}

/// A request of ours that waits for its reply.
struct PendingReply: Sendable {
    /// Decodes the result, and returns what resumes the caller.
    let succeed: @Sendable (EnvelopeContainer) -> () -> Void
    let fail: @Sendable (any Error) -> Void

    init<Request: LinkRequest>(
        to type: Request.Type, _ continuation: CheckedContinuation<Request.Reply, any Error>
    ) {
        succeed = { container in
            let result = Result { try container.decode(Request.Reply.self, forKey: .result) }
                .mapError { error -> any Error in
                    LinkError("The reply to “\(Request.method)” was not understood: \(LinkCoding.explain(error))")
                }
            return { continuation.resume(with: result) }
        }
        fail = { continuation.resume(throwing: $0) }
    }
}
