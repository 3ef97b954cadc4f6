/// `dialog-not-literal`: a parameter's dialog is shown by the system, before the app runs.
enum DialogRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .dialog }.map { finding in
            Diagnostic(
                .warning, "dialog-not-literal",
                "\(finding.subject) is not a literal, so the system asks with the parameter's title instead: write a"
                    + " string literal, or ask from perform() with requestValue",
                at: finding.location)
        }
    }
}
