import IntentsModel

/// A way to ask a person. A surface that cannot ask answers `.unavailable`, and the run ends with what it needed.
package protocol Interaction: Sendable {
    /// Asks one question and waits for the answer.
    func answer(to prompt: Prompt) async -> Answer
    /// Whether anybody may answer; when not, no choices are fetched for the prompt.
    var canAsk: Bool { get }
}

extension Interaction {
    package var canAsk: Bool { true }
}

/// The interaction of a surface without a person.
package struct NoInteraction: Interaction {
    package init() {}

    package var canAsk: Bool { false }

    package func answer(to prompt: Prompt) async -> Answer { .unavailable }
}
