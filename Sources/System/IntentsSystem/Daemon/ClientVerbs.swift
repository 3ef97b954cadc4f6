import FoundationEssentials
import IntentsLink
import IntentsModel

/// What clients may ask: every verb of the command line.
struct ClientVerbs: Sendable {
    let system: IntentSystem
    let daemon: Daemon

    func add(to handlers: inout LinkHandlers) {
        addDaemon(to: &handlers)
        addSession(to: &handlers)
        addApps(to: &handlers)
        addKnowledge(to: &handlers)
        addRuns(to: &handlers)
    }

    /// New work is for the daemon that takes over.
    private func requireWorking() async throws(RunError) {
        guard await !daemon.isDraining else {
            throw RunError(.unavailable, "This daemon is leaving; connect again to reach the next one.")
        }
    }

    private func addDaemon(to handlers: inout LinkHandlers) {
        handlers.onRequest(ClientHelloRequest.self) { _, _ in await daemon.status() }
        handlers.onRequest(StopDaemonRequest.self) { _, _ in
            await daemon.stop()
            return Done()
        }
    }

    private func addSession(to handlers: inout LinkHandlers) {
        let session = system.processes.session
        handlers.onRequest(LockSessionRequest.self) { request, _ in
            try await session.setLocked(request.isLocked)
            return SessionStatus(isLocked: await session.isLocked)
        }
    }

    private func addApps(to handlers: inout LinkHandlers) {
        handlers.onRequest(InstallRequest.self) { request, _ in
            try await requireWorking()
            return try await system.install(request.path)
        }
        handlers.onRequest(UninstallRequest.self) { request, _ in
            try await requireWorking()
            return try await system.uninstall(request.app, purge: request.purge)
        }
        handlers.onRequest(ListAppsRequest.self) { _, _ in
            var apps: [InstalledApp] = []
            for app in try await system.library.apps() { apps.append(await system.describe(app)) }
            return apps
        }
        handlers.onRequest(OpenAppRequest.self) { request, _ in
            try await requireWorking()
            return try await system.open(request.app)
        }
    }

    private func addKnowledge(to handlers: inout LinkHandlers) {
        let library = system.library
        handlers.onRequest(ListActionsRequest.self) { request, _ in
            var app: AppRecord?
            if let name = request.app { app = try await library.app(name) }
            return try await library.actions(of: app, locale: request.locale)
        }
        handlers.onRequest(ShowRequest.self) { request, _ in try await system.show(request) }
        handlers.onRequest(SearchRequest.self) { request, _ in try await system.spotlight.search(request) }
        handlers.onRequest(ListDonationsRequest.self) { request, _ in
            let app = try await system.named(request.app)?.identifier
            return try await system.donations.list(of: app, limit: min(max(request.limit, 0), 100_000))
        }
        handlers.onRequest(ListIndexRequest.self) { request, _ in
            try await system.spotlight.items(request, of: try await system.named(request.app)?.identifier)
        }
        handlers.onRequest(RefreshIndexRequest.self) { request, _ in
            try await requireWorking()
            return try await system.refreshIndex(request)
        }
        handlers.onRequest(ExplainRequest.self) { request, _ in try await system.explain(request) }
        handlers.onRequest(LogRequest.self) { request, _ in try await system.log(request) }
        handlers.onRequest(DoctorRequest.self) { request, _ in
            let apps = try await library.apps()
            let one = try await system.named(request.app)
            return await Doctor(
                library: library, processes: system.processes, confinement: system.confinement
            ).examine(one.map { [$0] } ?? apps)
        }
        handlers.onRequest(FindEntitiesRequest.self) { request, _ in
            try await requireWorking()
            return try await system.find(request)
        }
    }

    private func addRuns(to handlers: inout LinkHandlers) {
        let ledger = system.ledger
        handlers.onRequest(RunRequest.self, received: { request, _ in ledger.enter(request.terms.runID) }) {
            request, connection in
            return try await run(RunOrder(request.action, request.terms, from: connection)) {
                () async throws(RunError) in
                RequestedAction(
                    reference: try await system.library.action(request.action), values: request.values,
                    previousResult: request.previousResult)
            }
        }
        handlers.onRequest(SayRequest.self, received: { request, _ in ledger.enter(request.terms.runID) }) {
            request, connection in
            return try await run(RunOrder(request.phrase, request.terms, from: connection)) {
                () async throws(RunError) in
                try await system.assistant.understand(request.phrase, locale: request.terms.locale)
            }
        }
        handlers.onRequest(UndoRequest.self) { request, _ in
            try await requireWorking()
            return try await system.runs.undoable.undoLast(of: try await system.named(request.app)?.identifier)
        }
        handlers.onRequest(FollowRunsRequest.self) { request, connection in
            system.events.follow(try await system.named(request.app)?.identifier, on: connection)
            return Done()
        }
        handlers.onNotification(CancelRunNotification.self) { cancel, _ in ledger.cancel(cancel.runID) }
    }

    private func run(
        _ order: RunOrder, find: @escaping @Sendable () async throws(RunError) -> RequestedAction
    ) async throws(RunError) -> RunReport {
        guard let entry = system.ledger.claim(order.runID) else {
            throw RunError(.invalidValue, "A run with the id \(order.runID) is going on already.")
        }
        defer { system.ledger.leave(order.runID) }
        do {
            try order.checkNames()
        } catch {
            daemon.log("A run was refused: \(error.message)")
            throw error
        }
        try await requireWorking()
        // A task of its own: a client that is gone ends its run as one that says so does, not by cutting off what ends it.
        return await withTaskCancellationHandler {
            await Task { await system.runs.run(order, as: entry, find: find) }.value
        } onCancel: {
            entry.stop.resolve(())
        }
    }
}
