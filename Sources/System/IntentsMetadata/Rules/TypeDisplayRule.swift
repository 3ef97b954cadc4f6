/// `type-display-not-literal`: the name of a type is read at build time.
enum TypeDisplayRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .typeDisplay }.map { finding in
            Diagnostic(
                .error, "type-display-not-literal",
                "\(finding.subject) must be a string literal or a direct call of TypeDisplayRepresentation(…)",
                at: finding.location)
        }
    }
}
