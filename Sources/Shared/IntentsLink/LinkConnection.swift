import FoundationEssentials
import IntentsModel

/// One JSON-RPC connection over a stream socket, both directions at once.
///
/// A thread of its own waits for messages and decodes them, so that nothing of the cooperative pool waits in the kernel and
/// the way from the socket to a handler, or back to the caller of `send`, is one hop. A started connection lives until one
/// side ends it.
package final class LinkConnection: Sendable {
    struct State {
        var hasStarted = false
        var lastID = 0
        var pending = PendingReplies()
        var lastToken = 0
        /// The peer's requests that are being answered; those of an ended connection stay until their tasks are done.
        var answering: [Int: Answer] = [:]
        var idleWaiters: [AsyncStream<Never>.Continuation] = []
        /// How many requests of the peer were not understood.
        var refusals = 0
        var end: LinkError?
        /// Whoever waits for the end. Closures, because a table of continuations costs every process its first look for
        /// a conformance, which is felt in a command's start.
        var waiters: [Int: @Sendable (LinkError) -> Void] = [:]
    }

    enum Answer {
        /// Its task is about to be made.
        case starting
        case cancelledEarly
        case running(Task<Void, Never>)
    }

    /// Who connected; nil when the descriptor is not a connected socket.
    package let peer: PeerCredentials?
    package let limits: LinkLimits
    let handlers: LinkHandlers
    let silence: LinkSilence?
    let socket: LinkSocket
    let state = Lock(State())

    /// Takes a connected socket, which belongs to the connection from here on.
    /// - Parameter silence: what is done when nothing comes from the peer.
    package init(
        descriptor: Int32, handlers: LinkHandlers, limits: LinkLimits = LinkLimits(), silence: LinkSilence? = nil
    ) {
        peer = PeerCredentials(of: descriptor)
        socket = LinkSocket(descriptor: descriptor, limits: limits)
        self.handlers = handlers
        self.silence = silence
        self.limits = limits
    }

    /// Starts reading; handlers are called from here on, each request in its own task.
    package func start() {
        let isFirst = state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        guard isFirst, let descriptor = socket.enter() else { return }
        do {
            try BackgroundThread.start { self.readUntilEnd(from: descriptor) }
        } catch {
            socket.leave()
            end(error)
        }
    }

    /// Sends a request and waits for its reply; a cancelled wait ends at once and gives its place free.
    ///
    /// It is written before anything else that the caller's actor does, so that an actor's requests keep their order.
    /// - Throws: the peer's `RunError`, a `LinkError` when the connection ended or the reply was not understood, or a
    ///   `CancellationError`.
    package nonisolated(nonsending) func send<Request: LinkRequest>(
        _ request: Request
    ) async throws -> Request.Reply {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        let frame = try LinkCoding.frame(.request(id: id, method: Request.method, request), limits: limits)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let pending = PendingReply(to: Request.self, continuation)
                if let refusal = add(pending, id: id) { return pending.fail(refusal) }
                // A cancellation before the place was taken found nothing to end.
                if Task.isCancelled { return failPending(id, CancellationError()) }
                do { try write(frame) } catch { failPending(id, error) }
            }
        } onCancel: {
            failPending(id, CancellationError())
        }
    }

    /// Sends a notification behind all that was sent before.
    package func notify<Notification: LinkNotification>(_ notification: Notification) throws {
        try write(LinkCoding.frame(.notification(method: Notification.method, notification), limits: limits))
    }

    /// Ends the connection; pending requests fail with `reason`.
    package func close(reason: String) {
        end(LinkError(reason))
    }

    /// Waits until the connection has ended and returns why.
    package func waitUntilClosed() async -> LinkError {
        let token = newToken()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let end = state.withLock { state -> LinkError? in
                    if state.end == nil { state.waiters[token] = { continuation.resume(returning: $0) } }
                    return state.end
                }
                if let end { continuation.resume(returning: end) }
                if Task.isCancelled { giveUpWaiting(token) }
            }
        } onCancel: {
            giveUpWaiting(token)
        }
    }

    private func giveUpWaiting(_ token: Int) {
        let waiter = state.withLock { $0.waiters.removeValue(forKey: token) }
        waiter?(LinkError("Waiting for the end of the connection was cancelled."))
    }

    /// Writes a frame, and ends the connection when that fails.
    func write(_ frame: Data) throws {
        if let end = state.withLock({ $0.end }) { throw end }
        do {
            try socket.write(frame)
        } catch {
            end(error)
            throw error
        }
    }

    private func newToken() -> Int {
        state.withLock { state in
            state.lastToken += 1
            return state.lastToken
        }
    }

    /// Ends the connection once: nothing waits any longer, and no task goes on for it.
    func end(_ reason: LinkError) {
        let ended = state.withLock { state -> State? in
            guard state.end == nil else { return nil }
            let before = state
            state.end = reason
            state.pending = PendingReplies()
            state.waiters = [:]
            return before
        }
        guard let ended else { return }
        socket.shutDown()
        ended.pending.failAll(reason)
        for case .running(let task) in ended.answering.values { task.cancel() }
        ended.waiters.values.forEach { $0(reason) }
    }
}
