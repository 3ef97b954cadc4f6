import IntentsModel

// MARK: - Requests of the peer

extension LinkConnection {
    /// Takes a place among the requests that may be answered at the same time.
    /// - Returns: nil when there is none.
    func reserveAnswer() -> Int? {
        state.withLock { state in
            guard state.answering.count < limits.concurrentRequests else { return nil }
            state.lastToken += 1
            state.answering[state.lastToken] = .starting
            return state.lastToken
        }
    }

    /// Frees the place of a request whose answer is written.
    func finishAnswer(_ token: Int) {
        let waiters = state.withLock { state in
            state.answering[token] = nil
            guard state.answering.isEmpty else { return [AsyncStream<Never>.Continuation]() }
            defer { state.idleWaiters = [] }
            return state.idleWaiters
        }
        waiters.forEach { $0.finish() }
    }

    /// Waits until all requests of the peer are answered, but not longer than a time.
    package func waitUntilAnswered(atMost limit: Duration) async {
        let idle = AsyncStream<Never>.makeStream()
        let isIdle = state.withLock { state in
            if !state.answering.isEmpty { state.idleWaiters.append(idle.continuation) }
            return state.answering.isEmpty
        }
        if isIdle { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in idle.stream {} }
            group.addTask { try? await Waits.shared.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }

    func cancelAnswer(_ token: Int) {
        let task = state.withLock { state -> Task<Void, Never>? in
            switch state.answering[token] {
            case .running(let task): return task
            case .starting: state.answering[token] = .cancelledEarly
            case .cancelledEarly, nil: break
            }
            return nil
        }
        task?.cancel()
    }
}

// MARK: - Requests of our own

extension LinkConnection {
    /// - Returns: why the request cannot wait for a reply.
    func add(_ pending: PendingReply, id: Int) -> LinkError? {
        state.withLock { state in
            if let end = state.end { return end }
            guard state.pending.count < limits.concurrentRequests else {
                return LinkError(
                    "Too many requests wait for their replies (the limit is \(limits.concurrentRequests)): wait for some of them."
                )
            }
            state.pending.add(pending, id: id)
            return nil
        }
    }

    func failPending(_ id: Int, _ error: any Error) {
        state.withLock { $0.pending.remove(id) }?.fail(error)
    }

    /// - Returns: nil when nobody waits any longer.
    /// - Throws: for a reply to a request that was never sent.
    func takePending(_ id: Int) throws(LinkError) -> PendingReply? {
        try state.withLock { state throws(LinkError) in
            guard (1...max(1, state.lastID)).contains(id), state.lastID > 0 else {
                throw LinkError("A reply came for a request that was never sent: \(id).")
            }
            return state.pending.remove(id)
        }
    }
}
