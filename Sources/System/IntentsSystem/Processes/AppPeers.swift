import IntentsLink
import IntentsModel

/// What the rest of the system tells, and hears from, the links of apps.
struct AppEvents: Sendable {
    /// The bundle installed under an identifier.
    var bundle: @Sendable (String) async throws(RunError) -> BundleRecord? = { (_) async throws(RunError) in nil }
    /// A program asked for what it may not have, or in words that nobody understands; with the reason.
    var refused: @Sendable (String) -> Void = { _ in }
    /// A program was given up, because a query or a run does not end in it; with a sentence.
    var gaveUp: @Sendable (String) -> Void = { _ in }
    /// Adds what apps may tell other parts of the system.
    var addHandlers: @Sendable (inout LinkHandlers, AppPeers) -> Void = { _, _ in }
    /// The entities that an app's phrases may name have changed.
    var parametersChanged: @Sendable (AppProcess) -> Void = { _ in }
    /// An app changes its part of the search index.
    var indexChanged: @Sendable (SearchIndexRequest, AppProcess) async throws -> SearchIndexReply = { _, _ in
        SearchIndexReply()
    }
}

/// The links of apps: which process is at the other end of a connection, and what it may ask.
final class AppPeers: Sendable {
    private let processes = Lock<[ObjectIdentifier: AppProcess]>([:])

    func add(_ process: AppProcess) {
        processes.withLock { $0[ObjectIdentifier(process.connection)] = process }
    }

    func remove(_ process: AppProcess) {
        processes.withLock { $0[ObjectIdentifier(process.connection)] = nil }
    }

    private func process(at connection: LinkConnection) -> AppProcess? {
        processes.withLock { $0[ObjectIdentifier(connection)] }
    }

    private func known(at connection: LinkConnection) throws(RunError) -> AppProcess {
        guard let process = process(at: connection) else {
            throw RunError(.unavailable, "An app must say hello (app.hello) before it asks for anything.")
        }
        return process
    }

    /// The identifier of the app that a connection belongs to.
    func app(at connection: LinkConnection) throws(RunError) -> String { try known(at: connection).bundle.app }

    /// Takes in a program that the daemon has started, or one that proves which bundle it belongs to.
    private func take(
        _ hello: HelloRequest, on connection: LinkConnection, _ table: ProcessTable, _ events: AppEvents
    ) async throws {
        if let process = process(at: connection) { return try await process.greet(hello) }
        try LinkProtocol.check(version: hello.protocolVersion)
        let bundle = try await events.bundle(hello.bundleIdentifier)
        let proven = try PersonStarted(hello: hello, peer: connection.peer).verify(bundle)
        await table.adopt(proven.bundle, pid: proven.pid, connection: connection)
    }

    /// Adds what apps may ask.
    func addHandlers(to handlers: inout LinkHandlers, table: ProcessTable, events: AppEvents) {
        handlers.refused = { events.refused("A request was refused: \($0)") }
        handlers.onRequest(HelloRequest.self) { hello, connection in
            do {
                try await self.take(hello, on: connection, table, events)
            } catch {
                let reason = (error as? RunError)?.message ?? "\(error)"
                events.refused("A program that says it is \(hello.bundleIdentifier.prefix(255)) was refused: \(reason)")
                throw error
            }
            return HelloReply(protocolVersion: LinkProtocol.version)
        }
        handlers.onRequest(AskRequest.self) { request, connection in
            try await self.known(at: connection).surroundings(of: request.runID).answer(to: request.prompt)
        }
        handlers.onRequest(ContinueInForegroundRequest.self) { request, connection in
            try await self.known(at: connection).surroundings(of: request.runID).continueInForeground(
                dialog: request.dialog, alwaysConfirm: request.alwaysConfirm)
            return Done()
        }
        handlers.onNotification(ProgressNotification.self) { message, connection in
            // What is told of a run that has ended tells nobody anything any more.
            try? self.process(at: connection)?.surroundings(of: message.runID).progressed(message.progress)
        }
        handlers.onRequest(SearchIndexRequest.self) { request, connection in
            try await events.indexChanged(request, try self.known(at: connection))
        }
        handlers.onNotification(ShortcutParametersChanged.self) { _, connection in
            if let process = self.process(at: connection) { events.parametersChanged(process) }
        }
        events.addHandlers(&handlers, self)
    }
}
