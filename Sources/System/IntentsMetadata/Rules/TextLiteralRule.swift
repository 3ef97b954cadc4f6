/// `text-not-literal`: texts are read at build time, so the source must state them.
enum TextLiteralRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .text }.map { finding in
            Diagnostic(
                .error, "text-not-literal",
                "\(finding.subject) must be a string literal or a direct call of LocalizedStringResource(…), without"
                    + " variables or function calls",
                at: finding.location)
        }
    }
}
