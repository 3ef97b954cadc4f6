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
        var pending: [Int: PendingReply] = [:]
        var lastToken = 0
        /// Requests that are being answered; nil for the moment before its task is known.
        var answering: [Int: Task<Void, Never>?] = [:]
        var end: LinkError?
        var waiters: [Int: CheckedContinuation<LinkError, Never>] = [:]
    }

    /// Who connected; nil when the descriptor is not a connected socket.
    package let peer: PeerCredentials?
    package let limits: LinkLimits
    let handlers: LinkHandlers
    let socket: LinkSocket
    let state = Lock(State())

    /// Takes a connected socket, which belongs to the connection from here on.
    package init(descriptor: Int32, handlers: LinkHandlers, limits: LinkLimits = LinkLimits()) {
        peer = PeerCredentials(of: descriptor)
        socket = LinkSocket(descriptor: descriptor, limits: limits)
        self.handlers = handlers
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
            try BackgroundThread.start { self.read(from: descriptor) }
        } catch {
            socket.leave()
            end(error)
        }
    }

    /// Sends a request and waits for its reply; a cancelled wait ends at once and gives its place free.
    /// - Throws: the peer's `RunError`, a `LinkError` when the connection ended or the reply was not understood, or a
    ///   `CancellationError`.
    package func send<Request: LinkRequest>(_ request: Request) async throws -> Request.Reply {
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
                    if state.end == nil { state.waiters[token] = continuation }
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
        waiter?.resume(returning: LinkError("Waiting for the end of the connection was cancelled."))
    }

    /// Writes a frame, and ends the connection when that fails.
    private func write(_ frame: Data) throws {
        if let end = state.withLock({ $0.end }) { throw end }
        do {
            try socket.write(frame)
        } catch {
            end(error)
            throw error
        }
    }

    func newToken() -> Int {
        state.withLock { state in
            state.lastToken += 1
            return state.lastToken
        }
    }

    /// Ends the connection once: nothing waits any longer, and no task goes on for it.
    private func end(_ reason: LinkError) {
        let ended = state.withLock { state -> State? in
            guard state.end == nil else { return nil }
            let before = state
            state.end = reason
            state.pending = [:]
            state.answering = [:]
            state.waiters = [:]
            return before
        }
        guard let ended else { return }
        socket.shutDown()
        ended.pending.values.forEach { $0.fail(reason) }
        ended.answering.values.forEach { $0?.cancel() }
        ended.waiters.values.forEach { $0.resume(returning: reason) }
    }
}

// MARK: - Reading

extension LinkConnection {
    /// Reads until the connection ends; the body of the reading thread.
    private func read(from descriptor: Int32) {
        var reader = FrameReader(limits: limits)
        var pace = ReadingPace(messagesPerSecond: limits.messagesPerSecond)
        let decoder = JSONDecoder()
        if let key = IncomingMessage.connection { decoder.userInfo[key] = self }
        do {
            while let frame = try reader.next(receive: { try LinkSocket.receive(from: descriptor, into: $0) }) {
                pace.waitForNextMessage()
                try handle(frame, decoder)
            }
            end(.peerClosed)
        } catch let error as LinkError {
            refuse(error)
        } catch {
            refuse(LinkError("A message is not JSON."))
        }
        socket.leave()
    }

    private func handle(_ frame: Data, _ decoder: JSONDecoder) throws {
        try limits.check(frame.bytes)
        switch try decoder.decode(IncomingMessage.self, from: frame) {
        case .handled(let action): action()
        case .refused(let id, let error): answer(LinkCoding.errorFrame(id: id, error, limits: limits))
        case .request(let id, let method, let perform): answer(id, method, perform)
        }
    }

    /// Tells the peer what was wrong with its message, as far as it still listens, and ends the connection.
    private func refuse(_ reason: LinkError) {
        if reason != .peerClosed {
            answer(
                LinkCoding.errorFrame(
                    id: nil, ErrorObject(code: ErrorObject.Code.invalidRequest, message: reason.message), limits: limits
                ))
        }
        end(reason)
    }

    private func answer(_ frame: Data?) {
        // A failed write has ended the connection, which is all that can be done about it.
        if let frame { try? write(frame) }
    }

    /// Answers a request in a task of its own: the reading thread must go on, for the answer may itself ask the peer.
    /// The task ends with the request, and is cancelled with the connection.
    private func answer(
        _ id: MessageID, _ method: String, _ perform: @escaping @Sendable (MessageID) async throws -> Data
    ) {
        let token = newToken()
        state.withLock { state in
            if state.end == nil { state.answering.updateValue(nil, forKey: token) }
        }
        let task = Task {
            do {
                answer(try await perform(id))
            } catch {
                answer(LinkCoding.errorFrame(id: id, ErrorObject(error, method: method), limits: limits))
            }
            state.withLock { _ = $0.answering.removeValue(forKey: token) }
        }
        let hasEnded = state.withLock { state in
            // A task that is already done has taken its token away.
            if state.answering.keys.contains(token) { state.answering.updateValue(task, forKey: token) }
            return state.end != nil
        }
        if hasEnded { task.cancel() }
    }

    /// The error for a request beyond the limit of those that may be answered at the same time.
    func refusalOfAnotherRequest() -> ErrorObject? {
        guard state.withLock({ $0.answering.count }) >= limits.concurrentRequests else { return nil }
        return ErrorObject(
            code: ErrorObject.Code.tooManyRequests,
            message:
                "Too many requests are being answered (the limit is \(limits.concurrentRequests)): wait for some of them."
        )
    }
}

// MARK: - Pending requests

extension LinkConnection {
    /// - Returns: why the request cannot wait for a reply.
    private func add(_ pending: PendingReply, id: Int) -> LinkError? {
        state.withLock { state in
            if let end = state.end { return end }
            guard state.pending.count < limits.concurrentRequests else {
                return LinkError(
                    "Too many requests wait for their replies (the limit is \(limits.concurrentRequests)): wait for some of them."
                )
            }
            state.pending[id] = pending
            return nil
        }
    }

    private func failPending(_ id: Int, _ error: any Error) {
        state.withLock { $0.pending.removeValue(forKey: id) }?.fail(error)
    }

    /// - Returns: nil when nobody waits any longer.
    /// - Throws: for a reply to a request that was never sent.
    func takePending(_ id: Int) throws(LinkError) -> PendingReply? {
        try state.withLock { state throws(LinkError) in
            guard (1...max(1, state.lastID)).contains(id), state.lastID > 0 else {
                throw LinkError("A reply came for a request that was never sent: \(id).")
            }
            return state.pending.removeValue(forKey: id)
        }
    }
}
