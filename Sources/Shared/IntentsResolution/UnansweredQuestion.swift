import IntentsModel

/// Keeps the question that a run could ask nobody, for its report: what is needed, of which type, and what may be chosen.
final class UnansweredQuestion: Sendable {
    /// A report names this many choices.
    private static let maximumOptions = 200

    private let kept = Lock<Prompt?>(nil)

    var question: Prompt? { kept.withLock { $0 } }

    func note(_ prompt: Prompt) {
        var prompt = prompt
        // What is shown beside the question is for people, and may be large.
        prompt.snippet = nil
        if prompt.options.count > Self.maximumOptions {
            prompt.options.removeLast(prompt.options.count - Self.maximumOptions)
            prompt.isComplete = false
        }
        kept.withLock { [prompt] in $0 = prompt }
    }

    func forget() { kept.withLock { $0 = nil } }
}
