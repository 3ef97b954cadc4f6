import IntentsLink
import IntentsModel
import IntentsResolution

/// Asks the client that started a run, while the run's time stands still.
struct ClientInteraction: Interaction {
    let runID: String
    /// Nil when the client has said that nobody can be asked.
    let client: LinkConnection?
    let budget: RunBudget?
    /// How long a question waits for its answer.
    let patience: Duration

    var canAsk: Bool { client != nil }

    func answer(to prompt: Prompt) async -> Answer {
        guard let client else { return .unavailable }
        await budget?.pause()
        let request = AskRequest(runID: runID, prompt: prompt)
        let answer = await withTaskGroup(of: Answer.self) { group in
            group.addTask { (try? await client.send(request)) ?? (Task.isCancelled ? .cancelled : .unavailable) }
            group.addTask {
                try? await Task.sleep(for: patience)
                return .unavailable
            }
            defer { group.cancelAll() }
            return await group.next() ?? .unavailable
        }
        await budget?.resume()
        return answer
    }
}
