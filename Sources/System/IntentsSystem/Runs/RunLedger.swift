import IntentsModel

/// The runs that go on, from the moment their request arrives: their order, and how to end them.
final class RunLedger: Sendable {
    /// A run that goes on.
    struct Entry: Sendable {
        /// Its place in the order of arrival.
        var place: Int
        /// Resolved when somebody wants the run to end.
        let stop = Deferred<Void>()
        fileprivate var isClaimed = false
    }

    private struct State {
        var nextPlace = 0
        var entries: [String: Entry] = [:]
        var emptied: [Deferred<Void>] = []
    }

    private let state = Lock(State())

    /// Notes a run; called in the order in which requests arrive.
    func enter(_ runID: String) {
        state.withLock { state in
            guard state.entries[runID] == nil else { return }
            state.entries[runID] = Entry(place: state.nextPlace)
            state.nextPlace += 1
        }
    }

    /// Takes on a run that was noted.
    /// - Returns: nil when another request of the same id has it.
    func claim(_ runID: String) -> Entry? {
        state.withLock { state in
            guard let entry = state.entries[runID], !entry.isClaimed else { return nil }
            state.entries[runID]?.isClaimed = true
            return entry
        }
    }

    /// Ends a run that goes on, also one whose request has only just arrived.
    func cancel(_ runID: String) {
        state.withLock { $0.entries[runID]?.stop }?.resolve(())
    }

    func cancelAll() {
        for entry in state.withLock({ Array($0.entries.values) }) { entry.stop.resolve(()) }
    }

    func leave(_ runID: String) {
        let emptied = state.withLock { state -> [Deferred<Void>] in
            state.entries[runID] = nil
            guard state.entries.isEmpty else { return [] }
            defer { state.emptied = [] }
            return state.emptied
        }
        for waiting in emptied { waiting.resolve(()) }
    }

    var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

    /// Waits until no run goes on.
    func waitUntilEmpty() async {
        let empty = Deferred<Void>()
        let isEmpty = state.withLock { state in
            if !state.entries.isEmpty { state.emptied.append(empty) }
            return state.entries.isEmpty
        }
        if !isEmpty { _ = await empty.value() }
    }
}
