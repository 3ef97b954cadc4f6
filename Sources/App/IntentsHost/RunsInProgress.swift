import IntentsLink
import IntentsModel

/// The runs that are under way, or the queries, so that they can be cancelled by their ids.
final class RunsInProgress: Sendable {
    private struct Entry {
        var request: IncomingRequest
        var cancellationReason: String?
    }

    private let entries = Lock<[String: Entry]>([:])

    /// Notes the request of a run in the order of the link, so that a cancellation right behind it finds it.
    func begin(_ runID: String, _ request: IncomingRequest) {
        entries.withLock { $0[runID] = Entry(request: request) }
    }

    func end(_ runID: String) {
        entries.withLock { _ = $0.removeValue(forKey: runID) }
    }

    /// Cancels the task of a run, which can ask for the reason by then; one that has ended is not there any more.
    func cancel(_ runID: String, reason: String) {
        let request = entries.withLock { entries in
            entries[runID]?.cancellationReason = reason
            return entries[runID]?.request
        }
        request?.cancel()
    }

    /// Why a run was cancelled; nil while it was not.
    func cancellationReason(of runID: String) -> String? {
        entries.withLock { $0[runID]?.cancellationReason }
    }
}
