import IntentsModel

/// `branch-never-applies`: a branch whose condition an earlier one has already taken.
enum UnreachableBranchRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.actions.compactMap { action in
            guard let summary = action.description.summary,
                let property = action.record.staticProperty("parameterSummary"),
                let branch = unreachable(summary, excluded: [:], fixed: [:])
            else { return nil }
            return Diagnostic(
                .warning, "branch-never-applies",
                "a branch of parameterSummary of \(action.record.name.nameInModule) never applies, the one for \(branch):"
                    + " remove it or correct its condition",
                at: context.place(of: property, in: action.record))
        }
    }

    /// - Parameters:
    ///   - excluded: values that a parameter no longer has here, as earlier branches took them.
    ///   - fixed: the values that a parameter can only have here.
    private static func unreachable(
        _ summary: SummaryDescription, excluded: [String: Set<IntentValue>], fixed: [String: Set<IntentValue>]
    ) -> String? {
        switch summary {
        case .sentence: return nil
        case .when(let condition, let then, let otherwise):
            return unreachable(condition, then, otherwise, excluded: excluded, fixed: fixed)
        case .select(let parameter, let cases, let otherwise):
            var taken = excluded[parameter] ?? []
            for branch in cases {
                let possible = Set(branch.values).subtracting(taken).intersection(
                    fixed[parameter] ?? Set(branch.values))
                if possible.isEmpty { return "\(parameter) == \(text(branch.values))" }
                let inner = fixed.merging([parameter: possible]) { $1 }
                if let found = unreachable(branch.summary, excluded: excluded, fixed: inner) { return found }
                taken.formUnion(branch.values)
            }
            let rest = excluded.merging([parameter: taken]) { $1 }
            return otherwise.flatMap { unreachable($0, excluded: rest, fixed: fixed) }
        }
    }

    private static func unreachable(
        _ condition: SummaryCondition, _ then: SummaryDescription, _ otherwise: SummaryDescription,
        excluded: [String: Set<IntentValue>], fixed: [String: Set<IntentValue>]
    ) -> String? {
        let name = condition.parameter
        guard ["equalTo", "oneOf"].contains(condition.comparison) else {
            return unreachable(then, excluded: excluded, fixed: fixed)
                ?? unreachable(otherwise, excluded: excluded, fixed: fixed)
        }
        let values = Set(condition.values)
        let possible = values.subtracting(excluded[name] ?? []).intersection(fixed[name] ?? values)
        if possible.isEmpty { return "\(name) == \(text(condition.values))" }
        if let only = fixed[name], only.subtracting(values).isEmpty { return "\(name) != \(text(condition.values))" }
        return unreachable(then, excluded: excluded, fixed: fixed.merging([name: possible]) { $1 })
            ?? unreachable(
                otherwise, excluded: excluded.merging([name: values]) { $0.union($1) },
                fixed: fixed.merging([name: (fixed[name] ?? []).subtracting(values)]) { old, new in
                    old.isEmpty ? old : new
                }
                .filter { !$0.value.isEmpty })
    }

    private static func text(_ values: [IntentValue]) -> String {
        values.map { value in
            switch value {
            case .enumCase(let value): ".\(value.rawValue)"
            case .string(let value): "“\(value)”"
            case .int(let value): "\(value)"
            case .double(let value): "\(value)"
            case .bool(let value): "\(value)"
            default: "nil"
            }
        }
        .joined(separator: ", ")
    }
}
