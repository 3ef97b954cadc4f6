/// `default-not-constant`: a default that the system shows and saves must be known at build time.
enum DefaultValueRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .defaultValue }.map { finding in
            Diagnostic(
                .error, "default-not-constant",
                "the default of \(finding.subject) must be a literal or an enum case", at: finding.location)
        }
    }
}
