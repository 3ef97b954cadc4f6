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
    /// The question that waited in vain.
    private let givenUp = Lock<Prompt?>(nil)

    init(runID: String, client: LinkConnection?, budget: RunBudget?, patience: Duration) {
        self.runID = runID
        self.client = client
        self.budget = budget
        self.patience = patience
    }

    var canAsk: Bool { client != nil }

    func answer(to prompt: Prompt) async -> Answer {
        guard let client else { return .unavailable }
        await budget?.pause()
        let request = AskRequest(runID: runID, prompt: prompt)
        let answer = await withTaskGroup(of: Answer.self) { group in
            group.addTask { (try? await client.send(request)) ?? (Task.isCancelled ? .cancelled : .unavailable) }
            group.addTask {
                guard (try? await Waits.shared.sleep(for: patience)) != nil else { return .cancelled }
                givenUp.withLock { $0 = prompt }
                return .unavailable
            }
            defer { group.cancelAll() }
            return await group.next() ?? .unavailable
        }
        await budget?.resume()
        return answer
    }

    /// The result of a run in which a person was asked and did not answer says that.
    func explained(_ result: ActionResult) -> ActionResult {
        guard result.outcome.isQuestion, let prompt = givenUp.withLock({ $0 }) else { return result }
        var result = result
        result.error = RunError(
            .unanswered, "“\(prompt.dialog)” was not answered within \(patience.seconds).",
            parameter: prompt.parameter)
        return result
    }
}
