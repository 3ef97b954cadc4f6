/// `member-not-declared`: what a protocol extension or superclass gives cannot be read from the type.
enum MissingMemberRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .missing }.map { finding in
            Diagnostic(
                .error, "member-not-declared",
                "\(finding.subject) comes from a superclass or a protocol extension, where it cannot be read: declare it"
                    + " in the type itself",
                at: finding.location)
        }
    }
}
