import Foundation

/// The rows of the API: what exists, since when, and which declarations make a row up.
struct Inventory {
    struct Row {
        var name: String
        var area: String
        var declarations: [Declaration]
    }

    static let columns = ["row", "kind", "since", "area", "declarations"]

    var rows: [Row]

    init(_ table: Table) throws {
        rows = try table.rows.map { row in
            let declarations = row["declarations"].components(separatedBy: "; ").filter { !$0.isEmpty }
            return Row(
                name: row["row"], area: row["area"],
                declarations: try declarations.map { text in
                    guard let declaration = Declaration(text) else {
                        throw CoverageProblem(
                            file: table.file, line: row.line,
                            text: "'\(text)' is not 'KEYWORD PATH' or 'extension PATH: PROTOCOL'.")
                    }
                    return declaration
                })
        }
    }
}
