import IntentsModel

/// Whoever answers the questions of the runs that a client starts.
package protocol Respondent: Sendable {
    /// Answers one question; `.unavailable` when nobody can be asked.
    func answer(to prompt: Prompt) async -> Answer
}

/// The respondent of a client without a person.
package struct NoRespondent: Respondent {
    package init() {}

    package func answer(to prompt: Prompt) async -> Answer { .unavailable }
}
