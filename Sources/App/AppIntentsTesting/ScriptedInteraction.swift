import IntentsModel
import IntentsResolution

/// Answers the questions of one run from a script and keeps what was asked.
actor ScriptedInteraction: Interaction {
    private let intent: String
    private var answers: [ScriptedAnswer]
    private var asked: [Prompt] = []
    /// What was wrong with the script, when something was; the run is ended then.
    private var problem: ScriptProblem?

    init(intent: String, answers: [ScriptedAnswer]) {
        self.intent = intent
        self.answers = answers
    }

    /// The questions of a run that succeeded and used the whole script.
    /// - Throws: ``ScriptProblem`` or ``IntentTestFailure`` for any other run.
    func questions(endingIn outcome: RunOutcome, _ error: RunError?) throws -> [Prompt] {
        if let problem { throw problem }
        guard outcome == .success else {
            throw IntentTestFailure(
                outcome: outcome, error: error ?? RunError(.badOutput, "The run ended without a reason."),
                asked: asked)
        }
        guard answers.isEmpty else { throw ScriptProblem.unused(answers, intent: intent) }
        return asked
    }

    func answer(to prompt: Prompt) async -> Answer {
        asked.append(prompt)
        do {
            return try Self.meaning(of: try next(for: prompt), in: prompt)
        } catch {
            problem = problem ?? error
            return .cancelled
        }
    }

    private func next(for prompt: Prompt) throws(ScriptProblem) -> ScriptedAnswer {
        let named = answers.firstIndex { $0.parameter != nil && $0.parameter == prompt.parameter }
        guard let index = named ?? answers.firstIndex(where: { $0.parameter == nil }) else {
            throw ScriptProblem.unscripted(prompt, intent: intent)
        }
        return answers.remove(at: index)
    }

    private static func meaning(of answer: ScriptedAnswer, in prompt: Prompt) throws(ScriptProblem) -> Answer {
        switch answer.content {
        case .value(let value, _): return .value(value)
        case .confirmed(let accepted): return .confirmed(accepted)
        case .cancelled: return .cancelled
        case .unavailable: return .unavailable
        case .index(let index):
            guard prompt.options.indices.contains(index) else { throw ScriptProblem.noSuchOption(answer, prompt) }
            return .option(index)
        case .title(let title):
            switch OptionNames(prompt).match(title) {
            case .one(let index): return .option(index)
            case .several(let indices): throw ScriptProblem.ambiguous(answer, indices, prompt)
            case .none: throw ScriptProblem.noSuchOption(answer, prompt)
            }
        }
    }
}
