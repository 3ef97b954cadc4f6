/// `case-displays-not-literal`, `case-display-missing`: the names of an enum's cases are read at build time, all of them.
enum CaseDisplaysRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        notLiteral(context) + missing(context)
    }

    private static func notLiteral(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.unreadable.filter { $0.role == .caseDisplays }.map { finding in
            Diagnostic(
                .error, "case-displays-not-literal",
                "caseDisplayRepresentations of \(finding.subject) must be a dictionary literal, not computed from other"
                    + " values",
                at: finding.location)
        }
    }

    private static func missing(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.enums.compactMap { enumeration in
            let record = enumeration.record
            let names = record.casesWithoutDisplay.map { ".\($0)" }
            guard !names.isEmpty, let property = record.staticProperty("caseDisplayRepresentations") else { return nil }
            return Diagnostic(
                .error, "case-display-missing",
                "caseDisplayRepresentations of \(record.name.nameInModule) must name every case: add"
                    + " \(names.joined(separator: ", "))",
                at: context.place(of: property, in: record))
        }
    }
}
