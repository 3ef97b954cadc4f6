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

/// What both sides of a link must agree on.
package enum LinkProtocol {
    /// The version of the link protocol spoken here.
    package static let version = 1

    /// Checks the version that a peer's hello names.
    package static func check(version: Int) throws(LinkError) {
        guard version == Self.version else {
            throw LinkError(
                "The other side speaks version \(version) of the link, and this side version \(Self.version): rebuild and reinstall the older of the two."
            )
        }
    }
}
