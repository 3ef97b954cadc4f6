import Glibc
import IntentsLink
import IntentsModel

/// Gets a connection to a daemon of the right build, and starts one when none runs.
package struct DaemonConnector: Sendable {
    package var locations: Locations
    /// Starts the daemon; without it a client only connects.
    package var launcher: DaemonLauncher?
    /// How long a daemon may take from its start to its first answer.
    package var patience: Duration

    package init(locations: Locations, launcher: DaemonLauncher?, patience: Duration = .seconds(10)) {
        self.locations = locations
        self.launcher = launcher
        self.patience = patience
    }

    /// A connection with its daemon's first answer.
    private struct Link: Sendable {
        var connection: LinkConnection
        var daemon: DaemonStatus
    }

    /// Connects; replaces a daemon of another build, and starts one when nothing answers.
    func connect(handlers: LinkHandlers) async throws -> LinkConnection {
        let link: Link
        do {
            let connection = try open(handlers)
            if isWanted(connection) { return connection }
            link = try await greet(connection)
        } catch is LinkError {
            return try await startAndGreet(handlers)
        }
        try checkHome(of: link)
        if isCurrent(link.daemon) { return link.connection }
        await retire(link)
        return try await startAndGreet(handlers)
    }

    /// Connects to the daemon that runs now, whatever its build.
    func connectToRunning(handlers: LinkHandlers) async throws -> LinkConnection? {
        do {
            return try open(handlers)
        } catch is LinkError {
            return nil
        }
    }

    /// Whether the daemon's file tells all that its answer to a greeting would: that it is of the wanted build and home.
    private func isWanted(_ connection: LinkConnection) -> Bool {
        guard let daemon = DaemonIdentity(at: locations.identityPath), daemon.process == connection.peer?.processID,
            isSameFolder(daemon.dataDirectory, locations.dataDirectory)
        else { return false }
        return isCurrent(daemon.buildID)
    }

    /// - Throws: a `LinkError` when a daemon may still come, a `RunError` when waiting for one is no use.
    private func open(_ handlers: LinkHandlers) throws -> LinkConnection {
        let path = locations.socketPath
        do {
            return try LinkConnection.connect(path: path, handlers: handlers)
        } catch {
            if error == .nobodyListens(at: path) { throw error }
            throw RunError(.daemonUnavailable, "The intents daemon cannot be reached. \(error.message)")
        }
    }

    private func greet(_ connection: LinkConnection) async throws -> Link {
        let hello = ClientHelloRequest(protocolVersion: LinkProtocol.version, buildID: launcher?.buildID ?? "")
        do {
            return Link(connection: connection, daemon: try await connection.send(hello))
        } catch {
            connection.close(reason: "The daemon did not answer the greeting.")
            throw error
        }
    }

    /// Without `XDG_RUNTIME_DIR` all homes of a user meet at one socket; the apps of another home must not be changed.
    private func checkHome(of link: Link) throws {
        guard let theirs = link.daemon.dataDirectory, !isSameFolder(theirs, locations.dataDirectory) else { return }
        link.connection.close(reason: "The daemon is of another home.")
        throw RunError.daemonOfAnotherHome(link.daemon.pid, theirs, ours: locations.dataDirectory)
    }

    /// Whether a daemon is the one that would be started; one that does not say, or cannot be replaced, is.
    private func isCurrent(_ daemon: DaemonStatus) -> Bool {
        launcher == nil || !daemon.isDraining && isCurrent(daemon.buildID)
    }

    private func isCurrent(_ buildID: String) -> Bool {
        guard let wanted = launcher?.buildID else { return true }
        return buildID.isEmpty || buildID == wanted
    }

    /// Asks an old daemon to finish its runs and leave; it may be gone already.
    private func retire(_ link: Link) async {
        _ = try? await link.connection.send(StopDaemonRequest())
        link.connection.close(reason: "The daemon is of another build.")
    }

    private func startAndGreet(_ handlers: LinkHandlers) async throws -> LinkConnection {
        guard let launcher else { throw RunError.daemonNotFound(locations.socketPath) }
        do throws(LinkError) {
            try locations.checkSessionDirectory()
        } catch {
            throw RunError(.daemonUnavailable, error.message)
        }
        var start = DaemonStart(launcher: launcher, daemon: try launcher.start(), patience: patience)
        while true {
            do {
                let link = try await greet(open(handlers))
                if isCurrent(link.daemon) { return link.connection }
                link.connection.close(reason: "The daemon is of another build.")
                start.lastProblem = "A daemon of another build is still finishing its runs."
            } catch let error as LinkError {
                start.lastProblem = error.message
            }
            // Time may run out in the pause of a busy client; it tries once more before it says so.
            guard start.hasTime else { throw start.failure }
            try await start.pause()
        }
    }
}

/// Whether two paths lead to one folder; a folder that is not there yet is the one of its name only.
private func isSameFolder(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard one != other else { return true }
    return stat(one, &first) == 0 && stat(other, &second) == 0
        && first.st_dev == second.st_dev && first.st_ino == second.st_ino
}
