import Foundation
import IntentsLink
import IntentsModel
import IntentsResolution

/// One life of a host: it says hello, answers the system's requests, and leaves when the system or a person wants it to.
final class HostSession: Sendable {
    /// Why the process leaves.
    enum Departure: Hashable, Sendable {
        /// The link has ended, and with it whatever asked for the running work.
        case linkEnded
        /// The system asked for it.
        case terminated
        /// The process was sent `SIGTERM`.
        case signalled
    }

    private let service: any HostService
    private let launch: HostLaunch
    private let runs = RunsInProgress()
    /// The queries that are under way, by the ids that `query.cancel` calls them.
    private let queries = RunsInProgress()
    private let departure = AsyncStream<Departure>.makeStream()
    /// What is to be done with the connection once the system listens; nil when it was done.
    private let whenReady = Lock<(@Sendable (LinkConnection) -> Void)?>(nil)

    /// Whether the app is in front, by what was said last.
    private let isInFront = Lock(false)

    /// How long running work may take to come to its end when the process leaves.
    private let grace: Duration

    init(service: any HostService, launch: HostLaunch, grace: Duration = .seconds(2)) {
        self.service = service
        self.launch = launch
        self.grace = grace
    }

    /// Ends `serve`; safe to call from anywhere and more than once.
    func leave(_ reason: Departure) {
        departure.continuation.yield(reason)
        departure.continuation.finish()
    }

    /// Serves until the process is to leave, gives running work its grace, and closes the link.
    /// - Parameter whenReady: gets the connection once the system listens, before any code of a run.
    /// - Throws: a `HostFailure` when the system cannot be reached, or does not want this process.
    @discardableResult
    func serve(
        whenReady: @escaping @Sendable (LinkConnection) -> Void = { _ in }
    ) async throws(HostFailure) -> Departure {
        self.whenReady.withLock { $0 = whenReady }
        let connection = try launch.connect(handlers: handlers())
        try await sayHello(on: connection)
        becomeReady(connection)
        let reason = await firstDeparture(of: connection)
        await connection.waitUntilAnswered(atMost: grace)
        await AppIntentsHost.tellLeaving(atMost: grace)
        connection.close(reason: "The process leaves.")
        return reason
    }

    /// The system listens: it has answered the hello, or asks for something, which may come before that answer.
    private func becomeReady(_ connection: LinkConnection) {
        let body = whenReady.withLock { body in
            defer { body = nil }
            return body
        }
        body?(connection)
    }

    private func sayHello(on connection: LinkConnection) async throws(HostFailure) {
        do {
            let reply = try await connection.send(
                HelloRequest(
                    protocolVersion: LinkProtocol.version, bundleIdentifier: launch.bundleIdentifier, kind: launch.kind,
                    pid: ProcessInfo.processInfo.processIdentifier))
            try LinkProtocol.check(version: reply.protocolVersion)
        } catch {
            let reason = (error as? RunError)?.message ?? "\(error)"
            connection.close(reason: reason)
            throw HostFailure(.unavailable, "The intents daemon does not accept this program: \(reason)")
        }
    }

    private func firstDeparture(of connection: LinkConnection) async -> Departure {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                _ = await connection.waitUntilClosed()
                self.leave(.linkEnded)
            }
            defer { group.cancelAll() }
            for await reason in departure.stream { return reason }
            return .linkEnded
        }
    }
}

// MARK: - Requests

extension HostSession {
    private func handlers() -> LinkHandlers {
        var handlers = LinkHandlers()
        handlers.onRequest(
            PerformRequest.self,
            received: { [self] request, incoming in
                becomeReady(incoming.connection)
                runs.begin(request.runID, incoming)
            },
            perform: { [self] in try await perform($0, on: $1) })
        let isAsked: @Sendable (any QueryRequest, IncomingRequest) -> Void = { [self] request, incoming in
            becomeReady(incoming.connection)
            if let id = request.queryID { queries.begin(id, incoming) }
        }
        handlers.onRequest(EntityRequest.self, received: isAsked) { [self] request, connection in
            defer { finished(request) }
            return try await query(request.runID, request.locale, on: connection) { try await $0.entities(request) }
        }
        handlers.onRequest(OptionsRequest.self, received: isAsked) { [self] request, connection in
            defer { finished(request) }
            return try await query(request.runID, request.locale, on: connection) { try await $0.options(request) }
        }
        handlers.onNotification(CancelQueryNotification.self) { [queries] notification, _ in
            queries.cancel(notification.queryID, reason: "timeout")
        }
        handlers.onRequest(IndexRefresh.self) { [self] refresh, connection in
            try await query(nil, "en", on: connection) { try await $0.refreshIndex(refresh) }
        }
        handlers.onRequest(UndoRunRequest.self) { [service] request, _ in
            try await service.undo(request.runID)
            return Done()
        }
        // A Linux app has no front that the framework itself could bring it to: the answer says that its interface knows.
        handlers.onRequest(
            ActivateRequest.self, received: { [isInFront] _, _ in isInFront.withLock { $0 = true } },
            perform: { [self] _, _ in
                await tellPlace()
                return Done()
            })
        handlers.onNotification(DeactivateNotification.self) { [self] _, _ in
            isInFront.withLock { $0 = false }
            // Unstructured, because the link does not wait for the main actor.
            Task { await tellPlace() }
        }
        handlers.onRequest(OpenLinkRequest.self) { request, _ in
            guard let url = URL(string: request.link) else {
                throw RunError(.linkRefused, "“\(request.link)” is no URL.")
            }
            await MainActor.run { AppIntentsHost.events.open(url) }
            return Done()
        }
        handlers.onNotification(CancelRunNotification.self) { [runs] notification, _ in
            runs.cancel(notification.runID, reason: notification.reason)
        }
        handlers.onNotification(TerminateNotification.self) { [self] _, _ in leave(.terminated) }
        return handlers
    }

    /// Tells the interface where the app is: as it was said last, whichever of several messages gets to the main actor first.
    @MainActor private func tellPlace() {
        let events = AppIntentsHost.events
        if isInFront.withLock({ $0 }) { events.cameToFront() } else { events.wentBehind() }
    }

    private func perform(_ request: PerformRequest, on connection: LinkConnection) async throws -> PerformReply {
        defer { runs.end(request.runID) }
        var scope = RunScope(runID: request.runID, context: request.context, connection: connection)
        scope.cancellationReason = { [runs] in runs.cancellationReason(of: request.runID) }
        do {
            let reply = try await RunScope.$current.withValue(scope) { try await service.perform(request) }
            // What was finished in spite of its cancellation has happened, and is told as it is.
            if Task.isCancelled, case .failed = reply { return .cancelled }
            return reply
        } catch {
            if Task.isCancelled || error is CancellationError { return .cancelled }
            throw error
        }
    }

    private func finished(_ request: any QueryRequest) {
        if let id = request.queryID { queries.end(id) }
    }

    /// Runs a query in the scope of its run; one without a run can ask nobody, but knows the locale.
    private func query<Reply>(
        _ runID: String?, _ locale: String, on connection: LinkConnection,
        perform body: (any HostService) async throws -> Reply
    ) async throws -> Reply {
        let context = RunContext(locale: locale)
        let scope =
            runID.map { RunScope(runID: $0, context: context, connection: connection) }
            ?? RunScope(queryingIn: context)
        return try await RunScope.$current.withValue(scope) { try await body(service) }
    }
}
