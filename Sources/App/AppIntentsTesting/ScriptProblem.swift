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
        let titles = prompt.options.indices.map { "“\(OptionNames(prompt).title(of: $0))”" }.joined(separator: ", ")
        return ScriptProblem(
            description: "The answer \(answer) fits no option of “\(prompt.dialog)”; "
                + (titles.isEmpty ? "it offers none." : "it offers \(titles)."))
    }

    /// An option whose name several have.
    static func ambiguous(_ answer: ScriptedAnswer, _ indices: [Int], _ prompt: Prompt) -> ScriptProblem {
        let identifiers = indices.compactMap(OptionNames(prompt).identifier)
        let instead =
            identifiers.count == indices.count
            ? "name one by its identifier, \(identifiers.map { "“\($0)”" }.joined(separator: " or "))."
            : "say which with \(indices.map { ".option(at: \($0))" }.joined(separator: " or "))."
        return ScriptProblem(
            description: "The answer \(answer) fits \(indices.count) options of “\(prompt.dialog)”: \(instead)")
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
        case .disambiguation, .choice:
            ".option(\"\(prompt.options.isEmpty ? "…" : OptionNames(prompt).uniqueName(of: 0))\"\(target))"
        case .value: ".value(\"…\"\(target))"
        }
    }
}
