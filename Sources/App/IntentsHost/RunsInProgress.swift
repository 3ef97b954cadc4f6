import IntentsLink
import IntentsModel

/// The runs that are under way, so that they can be cancelled by their ids.
final class RunsInProgress: Sendable {
    private let requests = Lock<[String: IncomingRequest]>([:])

    /// Notes the request of a run in the order of the link, so that a cancellation right behind it finds it.
    func begin(_ runID: String, _ request: IncomingRequest) {
        requests.withLock { $0[runID] = request }
    }

    func end(_ runID: String) {
        requests.withLock { _ = $0.removeValue(forKey: runID) }
    }

    /// Cancels the task of a run; one that has ended is not there any more.
    func cancel(_ runID: String) {
        requests.withLock { $0[runID] }?.cancel()
    }
}
