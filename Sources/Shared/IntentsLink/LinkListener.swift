import CPlatform
import FoundationEssentials
import Glibc

/// A socket that other processes of the same user connect to.
///
/// It lies in a folder of mode 0700, and who connects is checked once more. A started listener lives until it is closed.
package final class LinkListener: Sendable {
    package let path: String
    private let userID: UInt32
    private let socket: LinkSocket
    /// The socket's file, so that closing removes no other.
    private let file: FileIdentity

    /// Makes the socket, and its folder if need be. The socket that a dead process left behind is replaced; two processes
    /// that try this at once must settle it with a lock file.
    /// - Parameters:
    ///   - path: the socket's path; it may be longer than a socket's address.
    ///   - userID: the user that may connect.
    package init(path: String, userID: UInt32 = geteuid()) throws(LinkError) {
        self.path = path
        self.userID = userID
        let (folderPath, name) = Self.split(path)
        let folder = try PrivateFolder.create(folderPath)
        let descriptor = try Self.listen(in: folder, name: name)
        socket = LinkSocket(descriptor: descriptor, limits: LinkLimits())
        fchmodat(folder.descriptor, name, 0o600, 0)
        guard let file = FileIdentity(name, in: folder.descriptor) else {
            throw LinkError("The socket “\(path)” was removed while it was made.")
        }
        self.file = file
    }

    /// Starts to accept connections.
    /// - Parameters:
    ///   - handlers: what each connection does with incoming messages.
    ///   - limits: what each connection puts up with.
    ///   - refused: hears why a process was not let in.
    ///   - connected: gets each connection before anything is read from it; the connection starts when it returns.
    package func start(
        handlers: LinkHandlers, limits: LinkLimits = LinkLimits(),
        refused: @escaping @Sendable (LinkError) -> Void = { _ in },
        connected: @escaping @Sendable (LinkConnection) -> Void
    ) throws(LinkError) {
        guard let listener = socket.enter() else { throw LinkError("The listener at “\(path)” is closed.") }
        do {
            try BackgroundThread.start {
                self.accept(on: listener, refused: refused) { descriptor in
                    let connection = LinkConnection(descriptor: descriptor, handlers: handlers, limits: limits)
                    connected(connection)
                    connection.start()
                }
                self.socket.leave()
            }
        } catch {
            socket.leave()
            throw error
        }
    }

    /// Stops accepting and removes the socket; connections that exist go on.
    package func close() {
        socket.shutDown()
        let (folderPath, name) = Self.split(path)
        guard let folder = try? PrivateFolder.open(folderPath) else { return }
        if FileIdentity(name, in: folder.descriptor) == file { unlinkat(folder.descriptor, name, 0) }
    }

    private func accept(
        on listener: Int32, refused: (LinkError) -> Void, connected: (Int32) -> Void
    ) {
        while true {
            let descriptor = platform_accept(listener)
            switch -descriptor {
            case EINVAL, EBADF:
                return
            case EMFILE, ENFILE, ENOMEM, ENOBUFS:
                refused(LinkError(cannot: "accept a connection", Int(descriptor)))
                // The connection stays in the queue until descriptors are free again.
                usleep(100_000)
            case 1...:
                refused(LinkError(cannot: "accept a connection", Int(descriptor)))
            default:
                admit(descriptor, refused: refused, connected: connected)
            }
        }
    }

    private func admit(_ descriptor: Int32, refused: (LinkError) -> Void, connected: (Int32) -> Void) {
        guard let peer = PeerCredentials(of: descriptor), peer.userID == userID else {
            let user = PeerCredentials(of: descriptor).map { "user \($0.userID)" } ?? "an unknown user"
            let refusal = LinkError("A process of \(user) was not let in: only user \(userID) may connect.")
            refused(refusal)
            tell(refusal, to: descriptor)
            Glibc.close(descriptor)
            return
        }
        connected(descriptor)
    }

    /// Tells a process that is not let in why. It is small enough for any new socket, so that nobody waits.
    private func tell(_ refusal: LinkError, to descriptor: Int32) {
        let error = ErrorObject(code: ErrorObject.Code.invalidRequest, message: refusal.message)
        guard let frame = LinkCoding.errorFrame(id: nil, error, limits: LinkLimits()) else { return }
        _ = frame.withUnsafeBytes { bytes in
            send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
    }
}

// MARK: - Making the socket

extension LinkListener {
    private static let backlog: Int32 = 128

    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    private static func listen(in folder: borrowing PrivateFolder, name: String) throws(LinkError) -> Int32 {
        let address = folder.address(of: name)
        var result = platform_listen(address, backlog)
        if result == -EADDRINUSE {
            try removeStaleSocket(name, in: folder)
            result = platform_listen(address, backlog)
        }
        guard result >= 0 else { throw LinkError(cannot: "listen at “\(folder.path)/\(name)”", Int(result)) }
        return result
    }

    /// Removes a socket that nobody listens at any more.
    private static func removeStaleSocket(_ name: String, in folder: borrowing PrivateFolder) throws(LinkError) {
        let path = "\(folder.path)/\(name)"
        var status = stat()
        if fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT != S_IFSOCK {
            throw LinkError("“\(path)” is not a socket: remove it.")
        }
        let probe = platform_connect(folder.address(of: name))
        if probe >= 0 { Glibc.close(probe) }
        guard probe == -ECONNREFUSED || probe == -ENOENT else {
            throw LinkError("Another process listens at “\(path)” already.")
        }
        guard unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else {
            throw LinkError(cannot: "remove the old socket “\(path)”", -Int(errno))
        }
    }
}

/// What tells one file from another that later has its name.
private struct FileIdentity: Equatable {
    let device: UInt
    let number: UInt

    init?(_ name: String, in folder: Int32) {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
