import IntentsModel

/// A value that comes once, and that any number of tasks wait for, in the order they came.
package final class Deferred<Value: Sendable>: Sendable {
    private enum State {
        case waiting([(id: Int, continuation: CheckedContinuation<Value?, Never>)], nextID: Int)
        case resolved(Value)
    }

    private let state = Lock(State.waiting([], nextID: 0))

    package init() {}

    /// Gives the value; the first one counts.
    package func resolve(_ value: Value) {
        let waiting = state.withLock { state -> [CheckedContinuation<Value?, Never>] in
            guard case .waiting(let waiting, _) = state else { return [] }
            state = .resolved(value)
            return waiting.map(\.continuation)
        }
        for continuation in waiting { continuation.resume(returning: value) }
    }

    /// The value, when it has come.
    package var current: Value? {
        state.withLock { state in
            if case .resolved(let value) = state { value } else { nil }
        }
    }

    /// Waits for the value; an actor's waits go on in the order in which they began.
    /// - Returns: nil when the waiting task was cancelled first.
    package nonisolated(nonsending) func value() async -> Value? {
        let id = state.withLock { state -> Int in
            guard case .waiting(let waiting, let id) = state else { return 0 }
            state = .waiting(waiting, nextID: id + 1)
            return id
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0, id: id) }
        } onCancel: {
            leave(id)
        }
    }

    /// Waits for the value, but not longer than `time`.
    package func value(within time: Duration) async -> Value? {
        await withTaskGroup(of: Value?.self) { group in
            group.addTask { await self.value() }
            group.addTask {
                try? await Waits.shared.sleep(for: time)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private func wait(_ continuation: CheckedContinuation<Value?, Never>, id: Int) {
        let answer: Value?? = state.withLock { state in
            switch state {
            case .resolved(let value): return .some(value)
            // Asked inside the lock: a cancellation before this moment is seen here, a later one finds the entry.
            case .waiting where Task.isCancelled: return .some(nil)
            case .waiting(let waiting, let next):
                state = .waiting(waiting + [(id, continuation)], nextID: next)
                return nil
            }
        }
        if let answer { continuation.resume(returning: answer) }
    }

    private func leave(_ id: Int) {
        let left = state.withLock { state -> CheckedContinuation<Value?, Never>? in
            guard case .waiting(var waiting, let next) = state, let place = waiting.firstIndex(where: { $0.id == id })
            else { return nil }
            let continuation = waiting.remove(at: place).continuation
            state = .waiting(waiting, nextID: next)
            return continuation
        }
        left?.resume(returning: nil)
    }
}
