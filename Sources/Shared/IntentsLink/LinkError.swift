import Glibc

/// Why a connection, or one request on it, failed.
package struct LinkError: Error, Hashable, Sendable {
    package var message: String
    /// The JSON-RPC code that the peer answered with; absent for failures of the connection itself.
    package var code: Int?

    package init(_ message: String, code: Int? = nil) {
        self.message = message
        self.code = code
    }
}

extension LinkError: CustomStringConvertible {
    package var description: String { message }
}

extension LinkError {
    /// The reason of a connection that ended in the ordinary way.
    package static let peerClosed = LinkError("The other side closed the connection.")

    /// A failure of the operating system.
    /// - Parameters:
    ///   - action: what was tried, to follow "Cannot".
    ///   - result: the negative error number that a `platform_…` function returned.
    init(cannot action: String, _ result: Int) {
        self.init("Cannot \(action): \(systemMessage(-result)).")
    }
}

/// The operating system's text for an error number, in lower case as it stands behind a colon.
func systemMessage(_ number: Int) -> String {
    let text = String(cString: strerror(Int32(truncatingIfNeeded: number)))
    return text.prefix(1).lowercased() + text.dropFirst()
}
