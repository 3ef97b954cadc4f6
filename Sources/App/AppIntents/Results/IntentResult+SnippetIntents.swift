// Every combination of inventory §2.3 with a snippet intent, which may be left out like a view.

extension IntentResult {
    /// A result with a snippet intent.
    @_disfavoredOverload
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(snippet: SnippetSource(snippetIntent))
    }

    /// A result with a dialog and a snippet intent.
    @_disfavoredOverload
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, snippet: SnippetSource(snippetIntent))
    }

    /// A result with an intent to open and a snippet intent.
    @_disfavoredOverload
    public static func result(opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent())
        -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(opens: opensIntent, snippet: SnippetSource(snippetIntent))
    }

    /// A result with an intent to open, a dialog and a snippet intent.
    @_disfavoredOverload
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent, snippet: SnippetSource(snippetIntent))
    }

    /// A result with a value and a snippet intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, snippet: SnippetSource(snippetIntent))
    }

    /// A result with a value, a dialog and a snippet intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: SnippetSource(snippetIntent))
    }

    /// A result with a value, an intent to open and a snippet intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, opens: opensIntent, snippet: SnippetSource(snippetIntent))
    }

    /// A result with a value, an intent to open, a dialog and a snippet intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent, snippet: SnippetSource(snippetIntent))
    }
}
