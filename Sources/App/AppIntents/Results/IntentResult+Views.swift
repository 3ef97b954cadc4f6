import PlatformSwiftUI

// Every combination of inventory §2.3 with a view, as an argument or as a trailing closure. The argument may be left
// out, so that a function which promises a view may return without one; the plain factories win where both fit.

extension IntentResult {
    /// A result with a view.
    @_disfavoredOverload
    public static func result<Content: View>(view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: SnippetSource(view))
    }

    /// A result with a dialog and a view.
    @_disfavoredOverload
    public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: SnippetSource(view))
    }

    /// A result with an intent to open and a view.
    @_disfavoredOverload
    public static func result<Content: View>(opensIntent: some AppIntent, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(opens: opensIntent, snippet: SnippetSource(view))
    }

    /// A result with an intent to open, a dialog and a view.
    @_disfavoredOverload
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent, snippet: SnippetSource(view))
    }

    /// A result with a value and a view.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable, Content: View>(value: Value, view: Content = EmptyView())
        -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, snippet: SnippetSource(view))
    }

    /// A result with a value, a dialog and a view.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: SnippetSource(view))
    }

    /// A result with a value, an intent to open and a view.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, opensIntent: some AppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent, snippet: SnippetSource(view))
    }

    /// A result with a value, an intent to open, a dialog and a view.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent, snippet: SnippetSource(view))
    }
}

extension IntentResult {
    /// A result with a view.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: SnippetSource(content()))
    }

    /// A result with a dialog and a view.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: SnippetSource(content()))
    }

    /// A result with an intent to open and a view.
    public static func result<Content: View>(opensIntent: some AppIntent, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(opens: opensIntent, snippet: SnippetSource(content()))
    }

    /// A result with an intent to open, a dialog and a view.
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent, snippet: SnippetSource(content()))
    }

    /// A result with a value and a view.
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, snippet: SnippetSource(content()))
    }

    /// A result with a value, a dialog and a view.
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: SnippetSource(content()))
    }

    /// A result with a value, an intent to open and a view.
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent, snippet: SnippetSource(content()))
    }

    /// A result with a value, an intent to open, a dialog and a view.
    public static func result<Value: _IntentValue & Sendable, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent, snippet: SnippetSource(content()))
    }
}
