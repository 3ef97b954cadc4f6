import Glibc
import IntentsLink
import IntentsModel

/// An app that speaks the link without the framework, so that tests decide what it answers.
package struct ProbeApp: Sendable {
    package typealias Action = @Sendable (PerformRequest, LinkConnection) async throws -> PerformReply

    package var bundleIdentifier: String
    package var kind: ProcessKind
    /// What each action does; others are not in the process.
    package var actions: [String: Action]
    package var entities: @Sendable (EntityRequest) async throws -> EntityPage
    package var options: @Sendable (OptionsRequest) async throws -> OptionsReply
    package var activate: @Sendable () async throws -> Void
    package var openLink: @Sendable (String) async throws -> Void
    package var undo: @Sendable (String) async throws -> Void
    /// Told which query is cancelled.
    package var cancelQuery: @Sendable (String) -> Void
    /// Hears what happens, in order.
    package var hear: @Sendable (Event) -> Void

    package enum Event: Hashable, Sendable {
        case activated, deactivated
        case openedLink(String)
        case performed(String, runID: String, mode: String)
        case cancelled(runID: String, reason: String)
        case terminated
    }

    package init(_ bundleIdentifier: String, kind: ProcessKind = .app, actions: [String: Action] = [:]) {
        self.bundleIdentifier = bundleIdentifier
        self.kind = kind
        self.actions = actions
        entities = { _ in EntityPage(sections: []) }
        options = { _ in OptionsReply(options: []) }
        activate = {}
        openLink = { _ in }
        undo = { _ in }
        cancelQuery = { _ in }
        hear = { _ in }
    }

    /// What the app answers on its link.
    /// - Parameter leave: called when the system asks the app to leave.
    package func handlers(leave: @escaping @Sendable () -> Void) -> LinkHandlers {
        var handlers = LinkHandlers()
        handlers.onRequest(
            PerformRequest.self,
            received: { request, _ in
                hear(.performed(request.action, runID: request.runID, mode: request.context.mode))
            }
        ) { request, connection in
            guard let action = actions[request.action] else {
                return .failed(RunError(.typeNotInProcess, "\(request.action) is not in \(bundleIdentifier)."))
            }
            return try await action(request, connection)
        }
        handlers.onRequest(EntityRequest.self) { request, _ in try await entities(request) }
        handlers.onRequest(OptionsRequest.self) { request, _ in try await options(request) }
        handlers.onRequest(UndoRunRequest.self) { request, _ in
            try await undo(request.runID)
            return Done()
        }
        handlers.onRequest(ActivateRequest.self) { _, _ in
            try await activate()
            hear(.activated)
            return Done()
        }
        handlers.onNotification(DeactivateNotification.self) { _, _ in hear(.deactivated) }
        handlers.onRequest(OpenLinkRequest.self) { request, _ in
            hear(.openedLink(request.link))
            try await openLink(request.link)
            return Done()
        }
        handlers.onNotification(CancelRunNotification.self) { cancel, _ in
            hear(.cancelled(runID: cancel.runID, reason: cancel.reason))
        }
        handlers.onNotification(CancelQueryNotification.self) { cancel, _ in cancelQuery(cancel.queryID) }
        handlers.onNotification(TerminateNotification.self) { _, _ in
            hear(.terminated)
            leave()
        }
        return handlers
    }

    /// Says hello.
    package func greet(_ connection: LinkConnection, pid: Int32 = getpid()) async throws {
        _ = try await connection.send(
            HelloRequest(
                protocolVersion: LinkProtocol.version, bundleIdentifier: bundleIdentifier, kind: kind, pid: pid))
    }
}

extension PerformReply {
    /// The reply of an action that returned a text.
    package static func value(_ text: String) -> PerformReply {
        .finished(PerformedResult(value: .string(text)))
    }
}
