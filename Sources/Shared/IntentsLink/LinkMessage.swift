/// A JSON-RPC request: the message itself is the `params`, its method names it, its reply is typed.
package protocol LinkRequest: Codable, Sendable {
    associatedtype Reply: Codable & Sendable
    static var method: String { get }
}

/// A JSON-RPC notification: no answer.
package protocol LinkNotification: Codable, Sendable {
    static var method: String { get }
}

/// The reply of a request that only says that it was done.
package struct Done: Codable, Hashable, Sendable {
    package init() {}
}
