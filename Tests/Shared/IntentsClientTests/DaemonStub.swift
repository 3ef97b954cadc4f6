import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders

/// A daemon of a test, in this process and at a socket of its own.
final class DaemonStub: Sendable {
    let folder: TemporaryFolder
    let locations: Locations
    private let listener: LinkListener

    /// - Parameters:
    ///   - folder: where the socket lies.
    ///   - buildID: the build it claims to be.
    ///   - dataDirectory: where it claims to keep its apps.
    ///   - handle: adds the requests that it answers.
    init(
        in folder: TemporaryFolder, buildID: String = "", dataDirectory: String? = nil,
        handle: (inout LinkHandlers) -> Void = { _ in }
    ) throws {
        self.folder = folder
        locations = folder.locations
        listener = try LinkListener(path: folder.locations.socketPath)
        var handlers = LinkHandlers()
        handlers.onRequest(ClientHelloRequest.self) { _, _ in
            DaemonStatus(
                protocolVersion: LinkProtocol.version, buildID: buildID, pid: 1, uptimeSeconds: 0, runningApps: [],
                dataDirectory: dataDirectory)
        }
        handle(&handlers)
        // Without this the stub's side of a connection would go when nobody holds it.
        let connections = Lock<[LinkConnection]>([])
        try listener.start(handlers: handlers) { connection in connections.withLock { $0.append(connection) } }
    }

    func close() { listener.close() }

    deinit { listener.close() }
}

/// A folder of a test, removed with it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = TestFolders.newPath()
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    var locations: Locations {
        Locations(runtimeDirectory: "\(path)/run", dataDirectory: "\(path)/data", stateDirectory: "\(path)/state")
    }

    /// Writes what a daemon says of itself into the file of its lock.
    func note(_ daemon: DaemonIdentity) throws {
        let lock = open(locations.lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        try daemon.note(in: lock)
    }

    /// Puts a program into the folder that does what its variable `STAND_IN` says.
    func standIn(_ name: String) throws -> String {
        let program =
            "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Support/stand-in-daemon"
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: program)
        return "\(path)/\(name)"
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Waits for a writer of a named pipe and reads the first byte.
func firstByte(of pipe: String) -> UInt8? {
    let descriptor = open(pipe, O_RDONLY)
    defer { close(descriptor) }
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
}
