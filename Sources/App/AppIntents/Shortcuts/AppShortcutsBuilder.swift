/// Collects the shortcuts of a provider; a branch may only depend on availability, since the list is read at build time
/// (inventory §2.10).
@resultBuilder
public enum AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

    /// A list of shortcuts.
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    /// All shortcuts, in order.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }

    /// The shortcuts of an `if #available` branch.
    public static func buildLimitedAvailability(
        _ shortcuts: [AppShortcut]
    ) -> any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker {
        LimitedAvailabilityAppShortcuts(appShortcuts: shortcuts)
    }

    /// The shortcuts of an `if #available` branch, when it is taken.
    public static func buildOptional(
        _ content: (any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker)?
    ) -> [AppShortcut] {
        (content as? any AppShortcutsContent)?.appShortcuts ?? []
    }

    /// Refuses every other condition.
    @available(
        *, unavailable, message: "if statements in an AppShortcutsBuilder can only be used with #available clauses"
    )
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
}
