import CPlatform
import IntentsLink
import IntentsModel
import Testing

/// Asks for the same text back.
struct EchoRequest: LinkRequest, Equatable {
    struct Reply: Codable, Equatable, Sendable { var text: String }
    static let method = "test.echo"
    var text: String
}

/// Fails in the way that its text names.
struct FailRequest: LinkRequest {
    typealias Reply = Done
    static let method = "test.fail"
    var how: String
}

/// Is answered when it is cancelled.
struct WaitRequest: LinkRequest {
    typealias Reply = Done
    static let method = "test.wait"
}

/// Asks the other side to echo through its own connection.
struct BounceRequest: LinkRequest {
    typealias Reply = EchoRequest.Reply
    static let method = "test.bounce"
    var text: String
}

/// Nobody handles it.
struct UnknownRequest: LinkRequest {
    typealias Reply = Done
    static let method = "test.unknown"
}

struct CountNotification: LinkNotification {
    static let method = "test.count"
    var number: Int
}

struct TestFailure: Error, CustomStringConvertible {
    var description: String { "it broke" }
}

/// Two connected connections of this process; ended together.
struct ConnectionPair {
    let near: LinkConnection
    let far: LinkConnection

    init(
        near nearHandlers: LinkHandlers = .test(), far farHandlers: LinkHandlers = .test(), limits: LinkLimits = .init()
    )
        throws
    {
        let descriptors = try socketPair()
        near = LinkConnection(descriptor: descriptors.0, handlers: nearHandlers, limits: limits)
        far = LinkConnection(descriptor: descriptors.1, handlers: farHandlers, limits: limits)
        near.start()
        far.start()
    }

    func close() {
        near.close(reason: "The test is over.")
        far.close(reason: "The test is over.")
    }
}

func socketPair() throws -> (Int32, Int32) {
    var descriptors: [Int32] = [-1, -1]
    try #require(platform_socket_pair(&descriptors) == 0)
    return (descriptors[0], descriptors[1])
}

extension LinkHandlers {
    /// Handlers for all messages above.
    static func test() -> LinkHandlers {
        var handlers = LinkHandlers()
        handlers.onRequest(EchoRequest.self) { request, _ in .init(text: request.text) }
        handlers.onRequest(BounceRequest.self) { request, connection in
            try await connection.send(EchoRequest(text: request.text + "!"))
        }
        handlers.onRequest(FailRequest.self) { request, _ in
            switch request.how {
            case "run": throw RunError(.entityNotFound, "No such landmark.", parameter: "landmark", cause: "query")
            case "cancel": throw CancellationError()
            default: throw TestFailure()
            }
        }
        return handlers
    }
}

/// A value that one side sets and another waits for.
actor Signal<Value: Sendable> {
    private var value: Value?
    private var waiters: [CheckedContinuation<Value, Never>] = []

    func set(_ value: Value) {
        self.value = value
        waiters.forEach { $0.resume(returning: value) }
        waiters = []
    }

    func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { waiters.append($0) }
    }
}
