import IntentsModel

/// A way to ask a person. A surface that cannot ask answers `.unavailable`, and the run ends with what it needed.
package protocol Interaction: Sendable {
    /// Asks one question and waits for the answer.
    func answer(to prompt: Prompt) async -> Answer
}

/// The interaction of a surface without a person.
package struct NoInteraction: Interaction {
    package init() {}

    package func answer(to prompt: Prompt) async -> Answer { .unavailable }
}
