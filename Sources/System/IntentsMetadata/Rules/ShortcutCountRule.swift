/// `too-many-shortcuts`: an app may have ten.
enum ShortcutCountRule: Rule {
    static let limit = 10

    static func check(_ context: RuleContext) -> [Diagnostic] {
        let shortcuts = context.extraction.shortcuts
        guard shortcuts.count > limit else { return [] }
        return [
            Diagnostic(
                .error, "too-many-shortcuts",
                "an app may have \(limit) App Shortcuts, and this one, for \(shortcuts[limit].description.actionIdentifier),"
                    + " is the eleventh of \(shortcuts.count): remove those that are used least",
                at: shortcuts[limit].location)
        ]
    }
}
