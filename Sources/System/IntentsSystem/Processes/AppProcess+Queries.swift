import FoundationEssentials
import IntentsLink
import IntentsModel

extension AppProcess {
    /// Has a query or an options provider of the app answer, within its time.
    ///
    /// The time counts from the moment at which the program is ready. A query that is late, or that nobody waits for any more,
    /// is taken back. One that does not end even then has stuck the process: it is given up, so that nobody else pays.
    /// - Parameters:
    ///   - limit: the query's time; that of the policy unless given.
    ///   - place: the place in the order of arrival of what the query belongs to.
    /// - Returns: nil when there was no answer in time.
    nonisolated func answer<Query: QueryRequest>(
        to query: Query, within limit: Duration? = nil, place: Int = .max
    ) async throws(RunError) -> Query.Reply? {
        var named = query
        let id = UUID().uuidString
        named.queryID = id
        let (asked, reply) = (named, Deferred<Result<Query.Reply, RunError>>())
        // A task of its own, because a query that nobody waits for any more is still to end.
        let asking = Task { reply.resolve(await result(of: asked, place)) }
        await awaitHello()
        if let result = await reply.value(within: limit ?? policy.queryBudget) { return try result.get() }
        // Another one, because whoever was cancelled does not wait for it.
        let takingBack = Task {
            await takeBack(id, reply)
            asking.cancel()
        }
        guard !Task.isCancelled else { throw RunError(.cancelled, "The run was cancelled.") }
        await takingBack.value
        return nil
    }

    nonisolated private func result<Query: QueryRequest>(
        of query: Query, _ place: Int
    ) async -> Result<Query.Reply, RunError> {
        do throws(RunError) {
            return .success(try await send(query, place: place))
        } catch {
            return .failure(error)
        }
    }

    /// Cancels a query, and gives the process up when that does not end it.
    private func takeBack<Reply>(_ id: String, _ reply: Deferred<Result<Reply, RunError>>) async {
        // A program that is not ready yet has not begun it.
        guard hasGreeted, reply.current == nil else { return }
        notify(CancelQueryNotification(queryID: id))
        if await reply.value(within: policy.cancelGrace) == nil { giveUp() }
    }
}

extension RunError {
    /// - Parameter source: the query or provider, as the source calls it.
    static func queryTimedOut(_ source: String, after limit: Duration) -> RunError {
        RunError(.queryTimedOut, "\(source) did not answer within \(limit.seconds) and was cancelled.")
    }
}
