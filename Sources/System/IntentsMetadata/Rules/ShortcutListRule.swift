/// `shortcuts-not-literal`, `phrases-not-literal`, `shortcut-without-phrases`, `shortcut-of-hidden-intent`: what a
/// provider lists is read at build time.
enum ShortcutListRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        notLiteral(context) + withoutPhrases(context) + hidden(context)
    }

    private static func notLiteral(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.compactMap { finding in
            switch finding.role {
            case .shortcuts:
                Diagnostic(
                    .error, "shortcuts-not-literal",
                    "appShortcuts of \(finding.subject) must list AppShortcut(…) calls one after the other, without"
                        + " arrays, variables or helper functions",
                    at: finding.location)
            case .phrases:
                Diagnostic(
                    .error, "phrases-not-literal",
                    "the phrases of \(finding.subject) must be an array literal of string literals, written in place",
                    at: finding.location)
            default: nil
            }
        }
    }

    private static func withoutPhrases(_ context: RuleContext) -> [Diagnostic] {
        let unreadable = Set(context.extraction.unreadable.filter { $0.role == .phrases }.map(\.location))
        return context.extraction.shortcuts.filter { $0.phrases.isEmpty && !unreadable.contains($0.location) }
            .map { shortcut in
                Diagnostic(
                    .error, "shortcut-without-phrases",
                    "the shortcut for \(shortcut.description.actionIdentifier) needs at least one phrase",
                    at: shortcut.location)
            }
    }

    private static func hidden(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.shortcuts.compactMap { shortcut in
            let action = context.extraction.metadata.actions[shortcut.description.actionIdentifier]
            guard action?.isDiscoverable == false else { return nil }
            return Diagnostic(
                .warning, "shortcut-of-hidden-intent",
                "the shortcut for \(shortcut.description.actionIdentifier) is not offered, as the intent's isDiscoverable"
                    + " is false: remove one of the two",
                at: shortcut.location)
        }
    }
}
