/// `query-not-literal`: what a query compares and sorts by is read at build time.
enum QueryPropertiesRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .query }.map { finding in
            Diagnostic(
                .error, "query-not-literal",
                "\(finding.subject) must be one builder block, such as QueryProperties { … } or SortingOptions { … }",
                at: finding.location)
        }
    }
}
