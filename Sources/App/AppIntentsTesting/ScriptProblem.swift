import IntentsModel

/// A mistake in a test's script: a question without an answer, or an answer without a question.
public struct ScriptProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to write instead.
    public let description: String

    /// A question that no answer is left for.
    static func unscripted(_ prompt: Prompt, intent: String) -> ScriptProblem {
        let subject = prompt.parameter.map { " for its parameter “\($0)”" } ?? ""
        return ScriptProblem(
            description: "\(intent) asked “\(prompt.dialog)”\(subject), and the script has no answer to it. "
                + "Add \(suggestion(prompt)) to `answers`.")
    }

    /// An option that the question does not offer.
    static func noSuchOption(_ answer: ScriptedAnswer, _ prompt: Prompt) -> ScriptProblem {
        let titles = prompt.options.map { "“\($0.display.title)”" }.joined(separator: ", ")
        return ScriptProblem(
            description: "The answer \(answer) fits no option of “\(prompt.dialog)”; "
                + (titles.isEmpty ? "it offers none." : "it offers \(titles)."))
    }

    /// Answers that nothing asked for.
    static func unused(_ answers: [ScriptedAnswer], intent: String) -> ScriptProblem {
        let list = answers.map(\.description).joined(separator: ", ")
        return ScriptProblem(description: "\(intent) never asked for these answers: \(list). Remove them.")
    }

    private static func suggestion(_ prompt: Prompt) -> String {
        let target = prompt.parameter.map { ", for: \"\($0)\"" } ?? ""
        return switch prompt.kind {
        case .confirmation, .foreground: ".confirm(true)"
        case .disambiguation, .choice: ".option(\"\(prompt.options.first?.display.title ?? "…")\"\(target))"
        case .value: ".value(\"…\"\(target))"
        }
    }
}
