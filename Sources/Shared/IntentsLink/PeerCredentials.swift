import CPlatform

/// The process at the other end of a connection, as the kernel knows it.
package struct PeerCredentials: Hashable, Sendable {
    package var processID: Int32
    package var userID: UInt32

    package init(processID: Int32, userID: UInt32) {
        self.processID = processID
        self.userID = userID
    }

    /// Who made the connection of a socket; nil when the descriptor is not a connected socket.
    package init?(of descriptor: Int32) {
        var credentials = platform_credentials()
        guard platform_peer_credentials(descriptor, &credentials) >= 0 else { return nil }
        self.init(processID: credentials.process, userID: credentials.user)
    }
}
