import CPlatform
import Glibc

extension LinkConnection {
    /// Connects to a listener of the same user and starts the connection. It never waits for the other side.
    /// - Parameters:
    ///   - path: the listener's path.
    ///   - handlers: what the connection does with incoming messages.
    ///   - limits: what it puts up with.
    ///   - silence: what is done when nothing comes from the listener.
    /// - Throws: `LinkError.nobodyListens(at:)` when there is no listener, so that a caller may start one; other errors for a
    ///   folder or a listener that is not this user's own.
    package static func connect(
        path: String, handlers: LinkHandlers = LinkHandlers(), limits: LinkLimits = LinkLimits(),
        silence: LinkSilence? = nil
    ) throws(LinkError) -> LinkConnection {
        let (folderPath, name) = LinkListener.split(path)
        guard let folder = try PrivateFolder.open(folderPath) else { throw .nobodyListens(at: path) }
        let descriptor = platform_connect(folder.address(of: name))
        guard descriptor >= 0 else { throw LinkError(connectingTo: path, descriptor) }
        let connection = LinkConnection(descriptor: descriptor, handlers: handlers, limits: limits, silence: silence)
        guard let peer = connection.peer, peer.userID == geteuid() else {
            let error = LinkError("Another user's process listens at “\(path)”: remove the socket.")
            connection.close(reason: error.message)
            throw error
        }
        connection.start()
        return connection
    }
}

extension LinkError {
    /// There is no socket, or only that of a process that is gone.
    package static func nobodyListens(at path: String) -> LinkError {
        LinkError("Nobody listens at “\(path)”.")
    }

    /// So many connections wait at the socket that no more fits.
    package static func crowded(_ path: String) -> LinkError {
        LinkError("The process that listens at “\(path)” is too busy to accept a connection.")
    }

    fileprivate init(connectingTo path: String, _ result: Int32) {
        switch -result {
        case ENOENT, ECONNREFUSED: self = .nobodyListens(at: path)
        case EAGAIN: self = .crowded(path)
        default: self.init(cannot: "connect to “\(path)”", Int(result))
        }
    }
}
