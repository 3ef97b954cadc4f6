/// Waits for a time to pass, of which most are given up before it has.
///
/// `Task.sleep` keeps what a cancelled sleep needed until its time is over: a daemon that does a thousand runs a second, each
/// with a limit of thirty seconds, would hold thirty thousand dead sleeps. Here a wait that is given up leaves nothing.
package final class Waits: Sendable {
    package static let shared = Waits()

    private typealias Instant = ContinuousClock.Instant
    private typealias Continuation = CheckedContinuation<Void, any Error>

    private struct State {
        var waiting: [Int: (end: Instant, continuation: Continuation)] = [:]
        var nextID = 0
        /// When somebody will look who has to be woken; never empty while anybody waits.
        var alarms: Set<Instant> = []

        /// Notes an alarm unless one comes early enough: whoever rings sees to the next.
        mutating func needsAlarm(at end: Instant) -> Bool {
            if let first = alarms.min(), first <= end { return false }
            alarms.insert(end)
            return true
        }
    }

    private let state = Lock(State())

    package init() {}

    /// Waits until the time has passed.
    /// - Throws: `CancellationError`, as soon as the waiting task is cancelled.
    package func sleep(for time: Duration) async throws {
        let end = ContinuousClock.now + time
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait($0, id, until: end) }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    /// How many wait now.
    package var count: Int { state.withLock { $0.waiting.count } }

    private func wait(_ continuation: Continuation, _ id: Int, until end: Instant) {
        let needsAlarm: Bool? = state.withLock { state in
            // Asked inside the lock: a cancellation before this moment is seen here, a later one finds the entry.
            guard !Task.isCancelled else { return nil }
            state.waiting[id] = (end, continuation)
            return state.needsAlarm(at: end)
        }
        switch needsAlarm {
        case nil: continuation.resume(throwing: CancellationError())
        case true?: setAlarm(at: end)
        case false?: break
        }
    }

    /// Nobody waits for the task: it ends by itself, and is never cancelled, so that it leaves nothing.
    private func setAlarm(at moment: Instant) {
        Task {
            try? await Task.sleep(until: moment, clock: .continuous)
            ring(moment)
        }
    }

    private func ring(_ moment: Instant) {
        let (over, next) = state.withLock { state in
            state.alarms.remove(moment)
            let now = ContinuousClock.now
            let over = state.waiting.filter { $0.value.end <= now }
            for id in over.keys { state.waiting[id] = nil }
            let next = state.waiting.values.map(\.end).min().flatMap { state.needsAlarm(at: $0) ? $0 : nil }
            return (over.values.map(\.continuation), next)
        }
        if let next { setAlarm(at: next) }
        for continuation in over { continuation.resume() }
    }
}
