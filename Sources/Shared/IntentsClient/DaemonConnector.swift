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
    /// How long a daemon that listens may take for its first answer. Long, as a machine can be that busy, and whoever
    /// does not want to wait has Ctrl-C.
    package var answerLimit: Duration
    /// The same for commands that look after the daemon itself.
    package var briefAnswerLimit: Duration
    /// How long a daemon that cannot be reached may take to leave; it may be well, and have runs to finish.
    package var leaveGrace: Duration

    package init(
        locations: Locations, launcher: DaemonLauncher?, patience: Duration = .seconds(10),
        answerLimit: Duration = .seconds(300), briefAnswerLimit: Duration = .seconds(15),
        leaveGrace: Duration = .seconds(30)
    ) {
        self.locations = locations
        self.launcher = launcher
        self.patience = patience
        self.answerLimit = answerLimit
        self.briefAnswerLimit = briefAnswerLimit
        self.leaveGrace = leaveGrace
    }

    /// One that waits for the first answer only briefly.
    package var brief: DaemonConnector {
        var connector = self
        connector.answerLimit = briefAnswerLimit
        return connector
    }

    /// A connection with its daemon's first answer.
    struct Link: Sendable {
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

    /// Greets the daemon that runs now, whatever its build; nil when none does.
    /// - Throws: an `UnreachableDaemon`, also when it holds the lock and has no socket.
    func greetRunning(handlers: LinkHandlers) async throws -> Link? {
        do {
            return try await greet(open(handlers))
        } catch is LinkError {
            guard let holder = LockHolder.find(locations.lockPath) else { return nil }
            throw UnreachableDaemon(process: holder, reason: .withoutSocket(locations.socketPath))
        }
    }

    /// Whether the file of the daemon's lock tells all that its answer to a greeting would: that it is of the wanted build and home.
    private func isWanted(_ connection: LinkConnection) -> Bool {
        guard let daemon = DaemonIdentity(at: locations.lockPath), daemon.process == connection.peer?.processID,
            isSameFolder(daemon.dataDirectory, locations.dataDirectory)
        else { return false }
        return isCurrent(daemon.buildID)
    }

    /// - Throws: a `LinkError` when a daemon may still come, another error when waiting for one is no use.
    private func open(_ handlers: LinkHandlers) throws -> LinkConnection {
        let path = locations.socketPath
        do {
            return try LinkConnection.connect(path: path, handlers: handlers, silence: silence)
        } catch {
            if error == .nobodyListens(at: path) { throw error }
            if error == .crowded(path), let holder = LockHolder.find(locations.lockPath) {
                throw UnreachableDaemon(process: holder, reason: .crowded)
            }
            throw RunError(.daemonUnavailable, "The intents daemon cannot be reached. \(error.message)")
        }
    }

    private func greet(_ connection: LinkConnection) async throws -> Link {
        let hello = ClientHelloRequest(protocolVersion: LinkProtocol.version, buildID: launcher?.buildID ?? "")
        do {
            return Link(connection: connection, daemon: try await connection.send(hello))
        } catch {
            connection.close(reason: "The daemon did not answer the greeting.")
            throw silent(connection, error) ?? error
        }
    }

    /// What is done when nothing comes from the daemon for a while, whatever it was asked: it need not have been greeted, and may
    /// have long work to do, but it answers a greeting.
    private var silence: LinkSilence {
        let notice = min(answerLimit, .seconds(1))
        return LinkSilence(after: notice) { connection in
            // Ends with the connection at the latest.
            Task {
                let hello = ClientHelloRequest(protocolVersion: LinkProtocol.version, buildID: "")
                let limit = Task {
                    guard (try? await Task.sleep(for: answerLimit - notice)) != nil else { return }
                    connection.close(reason: LinkError.silence.message)
                }
                _ = try? await connection.send(hello)
                limit.cancel()
            }
        }
    }

    /// The daemon that a connection was ended for, when the reason was its silence.
    func silent(_ connection: LinkConnection, _ error: any Error) -> UnreachableDaemon? {
        guard error as? LinkError == .silence, let process = connection.peer?.processID else { return nil }
        return UnreachableDaemon(process: process, reason: .silent(answerLimit))
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

extension LinkError {
    /// Why a connection ends whose daemon does not even answer a greeting.
    fileprivate static let silence = LinkError("The daemon has not answered in time.")
}

/// Whether two paths lead to one folder; a folder that is not there yet is the one of its name only.
private func isSameFolder(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard one != other else { return true }
    return stat(one, &first) == 0 && stat(other, &second) == 0
        && first.st_dev == second.st_dev && first.st_ino == second.st_ino
}
