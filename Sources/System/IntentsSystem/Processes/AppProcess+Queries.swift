import FoundationEssentials
import IntentsLink
import IntentsModel

/// What became of a query.
enum QueryAnswer<Reply: Sendable>: Sendable {
    case inTime(Reply)
    /// There was no answer in time; with a sentence when the query goes on in a process that stays.
    case late(note: String?)
    /// Nobody waits for it any more; with such a sentence.
    case cancelled(note: String?)
}

extension AppProcess {
    /// Has a query or an options provider of the app answer, within its time.
    ///
    /// The time counts from the moment at which the program is ready. A query that is late, or that nobody waits for any more,
    /// is taken back. One that does not end even then has stuck the process: it is given up, so that nobody else pays.
    /// - Parameters:
    ///   - limit: the query's time; nil for as long as it takes.
    ///   - place: the place in the order of arrival of what the query belongs to.
    nonisolated func answer<Query: QueryRequest>(
        to query: Query, within limit: Duration?, place: Int = .max
    ) async throws(RunError) -> QueryAnswer<Query.Reply> {
        var named = query
        let id = UUID().uuidString
        named.queryID = id
        let (asked, reply) = (named, Deferred<Result<Query.Reply, RunError>>())
        // A task of its own, because a query that nobody waits for any more is still to end.
        let asking = Task { reply.resolve(await result(of: asked, place)) }
        await awaitHello()
        let answer = if let limit { await reply.value(within: limit) } else { await reply.value() }
        if let answer { return .inTime(try answer.get()) }
        // Another one, because whoever was cancelled still has it taken back.
        let takingBack = Task {
            defer { asking.cancel() }
            return await takeBack(id, reply)
        }
        let note = await takingBack.value
        return Task.isCancelled ? .cancelled(note: note) : .late(note: note)
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
    /// - Returns: a sentence about the query, when it goes on in a process that stays.
    private func takeBack<Reply>(_ id: String, _ reply: Deferred<Result<Reply, RunError>>) async -> String? {
        // A program that is not ready yet has not begun it.
        guard hasGreeted, reply.current == nil else { return nil }
        notify(CancelQueryNotification(queryID: id))
        return await reply.value(within: policy.cancelGrace) == nil ? giveUp() : nil
    }
}

extension RunError {
    /// - Parameters:
    ///   - source: the query or provider, as the source calls it.
    ///   - note: a sentence about it, when it goes on.
    static func queryTimedOut(_ source: String, after limit: Duration, note: String?) -> RunError {
        let sentence = "\(source) did not answer within \(limit.seconds) and was cancelled."
        return RunError(.queryTimedOut, [sentence, note].compactMap(\.self).joined(separator: " "))
    }
}
