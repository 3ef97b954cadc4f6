import IntentsModel

/// `not-constant`: a requirement with a default that the source computes; the system goes by the default.
enum ConstantRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.compactMap { finding in
            guard case .constant(let fallback) = finding.role else { return nil }
            return Diagnostic(
                .warning, "not-constant",
                "\(finding.subject) is not a constant, so the system takes it for \(fallback): write a literal",
                at: finding.location)
        }
    }
}
