import IntentsModel
import PlatformFoundation
import PlatformSwiftUI

extension AppIntent {
    /// Asks the person whether to go on.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    public func requestConfirmation() async throws {
        try await confirm(actionName: .continue, dialog: nil, snippet: nil)
    }

    /// Asks the person whether to go on.
    /// - Parameters:
    ///   - conditions: when to ask at all.
    ///   - actionName: what the accepting button says.
    ///   - dialog: the question.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        guard !conditions.contains(.lowConfidenceSource) else { return }
        try await confirm(actionName: actionName, dialog: dialog, snippet: nil)
    }

    /// Asks the person whether to go on, beside a view.
    /// - Parameters:
    ///   - conditions: when to ask at all.
    ///   - actionName: what the accepting button says.
    ///   - dialog: the question.
    ///   - showDialogAsPrompt: whether the question is shown besides being said.
    ///   - content: what is shown.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        guard !conditions.contains(.lowConfidenceSource) else { return }
        try await confirm(
            actionName: actionName, dialog: dialog, snippet: SnippetSource(content()), showsDialog: showDialogAsPrompt)
    }

    /// Asks the person whether to go on, beside a snippet that another intent draws.
    /// - Parameters:
    ///   - conditions: when to ask at all.
    ///   - actionName: what the accepting button says.
    ///   - dialog: the question.
    ///   - showDialogAsPrompt: whether the question is shown besides being said.
    ///   - snippetIntent: draws what is shown.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
    ) async throws {
        guard !conditions.contains(.lowConfidenceSource) else { return }
        try await confirm(
            actionName: actionName, dialog: dialog, snippet: SnippetSource(snippetIntent),
            showsDialog: showDialogAsPrompt)
    }

    /// Asks the person whether to go on, beside a snippet of an intent that returns a value.
    /// - Parameters:
    ///   - conditions: when to ask at all.
    ///   - actionName: what the accepting button says.
    ///   - dialog: the question.
    ///   - showDialogAsPrompt: whether the question is shown besides being said.
    ///   - snippetIntent: draws what is shown.
    /// - Returns: what the snippet intent returned; nothing when there was no need to ask.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    @discardableResult
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws -> Snippet.PerformResult.Value? where Snippet.PerformResult: ReturnsValue {
        guard !conditions.contains(.lowConfidenceSource) else { return nil }
        try await loadDependencies(of: snippetIntent)
        let result = try await snippetIntent.perform()
        try await confirm(
            actionName: actionName, dialog: dialog, snippet: (result as? any ResultPartsProviding)?.parts.snippet,
            showsDialog: showDialogAsPrompt)
        return result.value
    }

    /// Asks the person whether to go on, with the dialog and view of a result; the older form.
    /// - Parameters:
    ///   - result: what is said and shown.
    ///   - confirmationActionName: what the accepting button says.
    ///   - showPrompt: whether the question is shown besides being said.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        let parts = (result as? any ResultPartsProviding)?.parts
        try await confirm(
            actionName: confirmationActionName, dialog: parts?.dialog, snippet: parts?.snippet, showsDialog: showPrompt)
    }

    /// Asks the person whether to go on, with the dialog and view of a result; the oldest form.
    /// - Parameters:
    ///   - output: what is said and shown.
    ///   - confirmationActionName: what the accepting button says.
    ///   - showPrompt: whether the question is shown besides being said.
    /// - Throws: an error that ends the run when the person refuses or nobody can be asked; let it pass.
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    private func confirm(
        actionName: ConfirmationActionName, dialog: IntentDialog?, snippet: SnippetSource?, showsDialog: Bool = true
    ) async throws {
        let questions = try RunQuestions(for: "requestConfirmation")
        let locale = questions.locale
        let title = Self.title.string(in: locale)
        var prompt = Prompt(
            .confirmation, dialog: dialog?.text(in: locale) ?? "Continue with “\(title)”?",
            acceptLabel: actionName.acceptLabel.string(in: locale), denyLabel: actionName.denyLabel.string(in: locale),
            isDestructive: actionName.isDestructive, snippet: try await snippet?.node(in: locale))
        prompt.acceptAlternatives = actionName.acceptAlternatives.texts(in: locale)
        prompt.denyAlternatives = actionName.denyAlternatives.texts(in: locale)
        if !showsDialog { prompt.isDialogSpokenOnly = true }
        guard try await questions.confirms(prompt) else {
            throw RunError(.refused, "“\(prompt.dialog)” was answered with no.")
        }
    }
}

extension [LocalizedStringResource] {
    /// The words, or nil for none.
    fileprivate func texts(in locale: Locale) -> [String]? { isEmpty ? nil : map { $0.string(in: locale) } }
}
