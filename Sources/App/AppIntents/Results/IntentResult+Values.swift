// Every combination of inventory §2.3 without a snippet. The intent to open comes in two forms: the preferred one keeps
// its type out of the result's, the older one names it.

extension IntentResult {
    /// A result with nothing.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// A result with a dialog.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with a value.
    public static func result<Value: _IntentValue & Sendable>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// A result with a value and a dialog.
    public static func result<Value: _IntentValue & Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}

extension IntentResult {
    /// A result with an intent to open.
    public static func result(opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(opens: opensIntent)
    }

    /// A result with an intent to open, whose type names the intent.
    @_disfavoredOverload
    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        Self(opens: opensIntent)
    }

    /// A result with an intent to open and a dialog.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent)
    }

    /// A result with an intent to open and a dialog, whose type names the intent.
    @_disfavoredOverload
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent)
    }

    /// A result with a value and an intent to open.
    public static func result<Value: _IntentValue & Sendable>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// A result with a value and an intent to open, whose type names the intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable, Opened: AppIntent>(value: Value, opensIntent: Opened)
        -> Self
    where Self == IntentResultContainer<Value, Opened, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// A result with a value, an intent to open and a dialog.
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent)
    }

    /// A result with a value, an intent to open and a dialog, whose type names the intent.
    @_disfavoredOverload
    public static func result<Value: _IntentValue & Sendable, Opened: AppIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent)
    }
}
