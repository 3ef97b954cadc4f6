import IntentsModel
import PlatformFoundation
import PlatformSwiftUI

extension AppIntent {
    /// Asks the person for one of several choices.
    /// - Parameters:
    ///   - options: the choices, in order.
    ///   - dialog: the question.
    /// - Returns: the choice.
    /// - Throws: an error that ends the run when the person cancels or nobody can be asked; let it pass.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        try await choose(between: options, dialog: dialog, snippet: nil)
    }

    /// Asks the person for one of several choices, beside a view.
    /// - Parameters:
    ///   - options: the choices, in order.
    ///   - dialog: the question.
    ///   - view: what is shown.
    /// - Returns: the choice.
    /// - Throws: an error that ends the run when the person cancels or nobody can be asked; let it pass.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await choose(between: options, dialog: dialog, snippet: SnippetSource(view))
    }

    /// Asks the person for one of several choices, beside a view.
    /// - Parameters:
    ///   - options: the choices, in order.
    ///   - dialog: the question.
    ///   - content: what is shown.
    /// - Returns: the choice.
    /// - Throws: an error that ends the run when the person cancels or nobody can be asked; let it pass.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        try await choose(between: options, dialog: dialog, snippet: SnippetSource(content()))
    }

    private func choose(
        between options: [IntentChoiceOption], dialog: IntentDialog?, snippet: SnippetSource?
    ) async throws -> IntentChoiceOption {
        let questions = try RunQuestions(for: "requestChoice")
        let locale = questions.locale
        guard !options.isEmpty else {
            throw RunError(
                .noOptions, "requestChoice offers nothing to choose from: give it one or more IntentChoiceOption.")
        }
        let titles = options.map { $0.title.string(in: locale) }
        let prompt = Prompt(
            .choice, dialog: dialog?.text(in: locale) ?? Self.title.string(in: locale),
            options: zip(titles, options).map { title, option in
                PromptOption(
                    value: .string(title), display: DisplayValue(title: title),
                    isDestructive: option.style == .destructive ? true : nil)
            },
            isComplete: true, isDestructive: options.contains { $0.style == .destructive },
            snippet: try await snippet?.node(in: locale))
        let answer = try await questions.answer(to: prompt, otherwise: .needsDisambiguation)
        guard let index = try Self.index(of: answer, in: prompt) else {
            throw RunQuestions.misunderstood(answer, prompt)
        }
        guard options[index].style != .cancel else { throw CancellationError() }
        return options[index]
    }

    private static func index(of answer: Answer, in prompt: Prompt) throws(RunError) -> Int? {
        if case .option(let index) = answer { return prompt.options.indices.contains(index) ? index : nil }
        guard case .value(.string(let text)) = answer else { return nil }
        let names = OptionNames(prompt)
        switch names.match(text) {
        case .one(let index): return index
        case .none: return nil
        case .several(let indices):
            throw RunError(
                .invalidValue,
                "“\(prompt.dialog)” was answered with “\(text)”, which names \(indices.count) of the choices. "
                    + names.distinction(of: indices))
        }
    }
}
