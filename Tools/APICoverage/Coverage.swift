/// Every row of the API with what is declared, what it means here, and which test shows it.
struct Coverage {
    struct Row: Equatable {
        var name: String
        var area: String
        var isDeclared: Bool
        var behaviour: Claim.Behaviour?
        var symbols: [String]
        var tests: [String]
        var note: String
    }

    static let columns = ["row", "declared", "behaviour", "symbols", "test", "note"]

    var rows: [Row]
    var problems: [CoverageProblem] = []

    /// - Parameters:
    ///   - isDeclared: the symbols that declare a row, or nil when one of its declarations is missing.
    init(inventory: Inventory, claims: [Claim], tests: TestIndex, symbols: (Inventory.Row) -> [String]?) {
        let claimed = Dictionary(grouping: claims, by: \.row)
        rows = inventory.rows.map { row in
            let claim = claimed[row.name]?.first
            let symbols = symbols(row)
            return Row(
                name: row.name, area: row.area, isDeclared: symbols != nil, behaviour: claim?.behaviour,
                symbols: symbols ?? [], tests: claim?.tests ?? [], note: claim?.note ?? "")
        }
        problems = Self.problems(of: claims, rows: rows, tests: tests)
    }

    private static func problems(of claims: [Claim], rows: [Row], tests: TestIndex) -> [CoverageProblem] {
        let known = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        return claims.flatMap { claim in
            var texts: [String] = []
            if !seen.insert(claim.row).inserted { texts.append("is claimed twice: remove one of the lines.") }
            switch known[claim.row] {
            case nil: texts.append("is not a row of api-inventory.tsv.")
            case let row? where !row.isDeclared: texts.append("is claimed \(claim.behaviour), but it is not declared.")
            case _?: break
            }
            if claim.behaviour == .full, claim.tests.isEmpty { texts.append("is claimed full without a test.") }
            if claim.behaviour != .full, claim.note.isEmpty {
                texts.append("is claimed \(claim.behaviour) without a reason in its note.")
            }
            texts += claim.tests.filter { !tests.names.contains($0) }.map {
                "names the test '\($0)', which does not exist."
            }
            return texts.map(claim.problem)
        }
    }
}

extension Coverage {
    /// The table as it is checked in.
    var text: String {
        let lines = rows.map { row in
            [
                row.name, row.isDeclared ? "yes" : "no", row.behaviour?.rawValue ?? "",
                row.symbols.joined(separator: " "),
                row.tests.joined(separator: " "), row.note,
            ].joined(separator: "\t")
        }
        return ([Self.columns.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n"
    }

    /// How much is declared and works: all areas together, then each with what it lacks.
    var summary: String {
        let areas = Dictionary(grouping: rows, by: \.area).sorted { $0.key < $1.key }
        let lines = areas.map { area, rows in
            "\(area): \(Self.counts(rows))"
                + rows.filter { !$0.isDeclared }.map { "\n    not declared: \($0.name)" }.joined()
        }
        return (["All: \(Self.counts(rows))"] + lines).joined(separator: "\n")
    }

    private static func counts(_ rows: [Row]) -> String {
        let declared = rows.filter(\.isDeclared).count
        let meaningful = rows.filter { $0.behaviour == nil || $0.behaviour == .full }
        let full = meaningful.filter { $0.behaviour == .full }.count
        let others = [Claim.Behaviour.framework, .inert].map { kind in
            "\(rows.filter { $0.behaviour == kind }.count) \(kind)"
        }
        return "declared \(share(declared, rows.count)), full \(share(full, meaningful.count)), "
            + others.joined(separator: ", ")
    }

    private static func share(_ part: Int, _ whole: Int) -> String {
        "\(part) of \(whole)" + (whole == 0 ? "" : " (\(part * 100 / whole) %)")
    }
}
