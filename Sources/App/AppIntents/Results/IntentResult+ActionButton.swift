// The action button's follow-up is accepted as on other platforms; no device here has such a button, so it is offered
// nowhere.

extension IntentResult {
    /// A result with a follow-up for the action button.
    public static func result(actionButtonIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// A result with a dialog and a follow-up for the action button.
    public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with a value and a follow-up for the action button.
    public static func result<Value: _IntentValue & Sendable>(value: Value, actionButtonIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// A result with a value, a dialog and a follow-up for the action button.
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A result with a follow-up for the action button.
    public static func result(actionButtonIntent: some AppIntent, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// A result with a dialog and a follow-up for the action button.
    public static func result(actionButtonIntent: some AppIntent, activityIdentifier: String, dialog: IntentDialog)
        -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with a value and a follow-up for the action button.
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, actionButtonIntent: some AppIntent, activityIdentifier: String
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// A result with a value, a dialog and a follow-up for the action button.
    public static func result<Value: _IntentValue & Sendable>(
        value: Value, actionButtonIntent: some AppIntent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
